import type { Copy } from './read-copy.ts';

/** As much of a part as a visitor remembers of it: its name is found besides, and a policy has hundreds of words. */
const mostOfPart = 8;

/** A word that stands on more than this share of the pages tells none from another. */
const commonShare = 0.1;

/** The words in a text, in lower case; figures are facts, which are not found by their digits. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/(?=\S*\p{L})[\p{L}\d]{2,}/gu) ?? [];
}

/** Creates the choice of the words by which a page is found, each once, among the pages that there are. */
export function createTellingWords(pages: readonly Copy[]) {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const word of new Set(textsOf(page).flatMap(wordsIn)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.max(2, pages.length * commonShare);
  const isTelling = (word: string) => (counts.get(word) ?? 0) <= most;
  const tellingIn = (texts: readonly string[]) => [
    ...new Set(texts.flatMap(wordsIn).filter(isTelling)),
  ];
  return ({ texts, parts }: Copy, known: readonly string[]): string => {
    const own = parts.flatMap((part) => tellingIn(part.texts).slice(0, mostOfPart));
    const said = new Set([...known, ...parts.map(({ name }) => name)].flatMap(wordsIn));
    // Neighbors in the alphabet share their letters, which makes the index half as long when it is sent.
    return [...new Set([...tellingIn(texts), ...own])]
      .filter((word) => !said.has(word))
      .sort()
      .join(' ');
  };
}

function textsOf({ texts, parts }: Copy): readonly string[] {
  return [...texts, ...parts.flatMap((part) => [part.name, ...part.texts])];
}
