/** Nouns whose records are about the site as a whole. */
export const siteWide: readonly string[] = ['facts', 'pricing', 'site'];

/** What a fact is about: words that name it, and how many of them are in a sentence that speaks of it. */
export interface Subject {
  readonly words: readonly string[];
  readonly least: number;
}

/**
 * The subject of a fact by the name of its record and its path. In a sheet about the whole site the keys say what a fact
 * is about; the keys of other records are those of all of their kind, and only the record's own name tells it apart.
 */
export function subjectOf(noun: string | undefined, name: string, path: string): Subject {
  const isSheet = noun === undefined || siteWide.includes(noun);
  const words = wordsOf(isSheet ? path.slice(path.indexOf('.') + 1) : lastStep(name));
  return { words, least: isSheet ? Math.min(2, words.length) : 1 };
}

/** Whether a sentence speaks of a subject; an equal figure alone may be about something else. */
export function speaksOf(sentence: string, { words, least }: Subject): boolean {
  const spoken = new Set(wordsOf(sentence));
  return words.filter((word) => spoken.has(word)).length >= least;
}

function lastStep(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

const shortestWord = 3;

/** The words of a sentence or a path, each once and in one form: `restockingFee`, "Restocking fees". */
function wordsOf(text: string): readonly string[] {
  const words =
    text
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return [...new Set(words.filter(({ length }) => length >= shortestWord).map(stemOf))];
}

function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|s)$/, '');
  return stem.length < shortestWord ? word : stem;
}
