import type { SentenceChange } from '../changes.ts';

/** Finds the sentences that were read before with one text and are read now with another. */
export function createReader(texts: readonly SentenceChange[]) {
  const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return (before: string | undefined, after: string | undefined, isPart = false) => {
    const [old, fresh] = [before, after].map((text) => (text ? squeezed(text) : undefined));
    const isIn = (text: string | undefined, sentence: string | undefined) =>
      text === undefined || sentence === undefined
        ? text === sentence
        : isPart
          ? sentence.includes(text)
          : text.includes(sentence) || sentence.includes(text);
    if (old === undefined && fresh === undefined) return [];
    return texts.filter(({ variants }) =>
      variants.some((each) => isIn(old, each.before) && isIn(fresh, each.after)),
    );
  };
}
