interface WordRules {
  /** Words that say nothing, with commas. */
  readonly fillers: string;
  /** Endings that make no other word of one: `ies>y, s`. */
  readonly endings: string;
}

/** Reads the words of texts and of what visitors type in the same way. */
export interface SearchWords {
  /** The words of a text, without accents and endings. */
  read(text: string): readonly string[];
  /** Whether a word, as read, says nothing. */
  isFiller(word: string): boolean;
}

/** A shorter rest would be the beginning of many words. */
const shortestStem = 3;

/** Prepares what a language says of its words. */
export function createSearchWords({ fillers, endings }: WordRules): SearchWords {
  const rules = listOf(endings).map((rule) => {
    const [ending = '', instead = ''] = rule.split('>');
    return { ending, instead };
  });
  const stem = (word: string) => {
    const rule = rules.find(
      ({ ending, instead }) =>
        word.endsWith(ending) && word.length - ending.length + instead.length >= shortestStem,
    );
    return rule ? word.slice(0, -rule.ending.length) + rule.instead : word;
  };
  const read = (text: string) =>
    (withoutSeparators(plain(text)).match(/[\p{L}\d]+(?:[.,]\d+)*/gu) ?? []).map((word) =>
      stem(word),
    );
  const empty = new Set(listOf(fillers).flatMap(read));
  return { read, isFiller: (word) => empty.has(word) };
}

/** A text in small letters without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

const withoutSeparators = (text: string) => text.replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '');

/** The items of a list with commas. */
export function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
