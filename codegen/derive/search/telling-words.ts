import type { Copy } from './read-copy.ts';

/** As much of a part as a visitor remembers of it: its name is found besides, and a policy has hundreds of words. */
const mostOfPart = 8;

/** Beyond its parts, a page has as many words as so many parts. */
const partsOfPage = 12;

/** A word that stands on more than this share of the pages tells none from another. */
const commonShare = 0.1;

/** The words in a text, in lower case; figures are facts, which are not found by their digits. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/(?=\S*\p{L})[\p{L}\d]{2,}/gu) ?? [];
}

/** A page, and the words by which it is found anyway. */
interface SoughtPage {
  readonly copy: Copy;
  readonly known: readonly string[];
}

/** Chooses the words by which each page is found among the others, each once: fewer if all together have more letters. */
export function tellingWords(pages: readonly SoughtPage[], letters: number): readonly string[] {
  const isTelling = createTelling(pages.map(({ copy }) => copy));
  for (let most = mostOfPart; most > 0; most -= 1) {
    const words = pages.map((page) => wordsOf(page, most, isTelling));
    if (words.join('').length <= letters) return words;
  }
  return pages.map(() => '');
}

type IsTelling = (word: string) => boolean;

function createTelling(pages: readonly Copy[]): IsTelling {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const word of new Set(textsOf(page).flatMap(wordsIn)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.max(2, pages.length * commonShare);
  return (word) => (counts.get(word) ?? 0) <= most;
}

function wordsOf({ copy, known }: SoughtPage, most: number, isTelling: IsTelling): string {
  const { texts, parts } = copy;
  const tellingIn = (said: readonly string[], limit: number) =>
    [...new Set(said.flatMap(wordsIn).filter(isTelling))].slice(0, limit);
  const own = parts.flatMap((part) => tellingIn(part.texts, most));
  const said = new Set([...known, ...parts.map(({ name }) => name)].flatMap(wordsIn));
  // Neighbors in the alphabet share their letters, which makes the index half as long when it is sent.
  return [...new Set([...tellingIn(texts, most * partsOfPage), ...own])]
    .filter((word) => !said.has(word))
    .sort()
    .join(' ');
}

function textsOf({ texts, parts }: Copy): readonly string[] {
  return [...texts, ...parts.flatMap((part) => [part.name, ...part.texts])];
}
