import { isRecord, valueAt } from '../model/data.ts';

/** What is sold, in the language of the site. */
export interface ThingWords {
  readonly one: string;
  readonly many: string;
}

/** The first of these that names what is sold: what the dealer says, then what his language does. */
export function thingWordsIn(...all: readonly unknown[]): ThingWords | undefined {
  const wordAt = (key: string) =>
    all.map((data) => valueAt(data, ['thing', key])).find((word) => typeof word === 'string');
  const [one, many] = [wordAt('one'), wordAt('many')];
  return one !== undefined && many !== undefined ? { one, many } : undefined;
}

/**
 * Texts of a language with the words for what is sold: `{thing}`, `{things}`, the same with a capital, `{Thing}`, and in English
 * with its article, `{a thing}`.
 */
export function withThingWords(data: unknown, words: ThingWords | undefined): unknown {
  if (!words) return data;
  if (typeof data === 'string') return filled(data, words);
  if (Array.isArray(data)) return data.map((each) => withThingWords(each, words));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withThingWords(value, words)]),
  );
}

function filled(text: string, { one, many }: ThingWords): string {
  if (!/\{(?:an? )?things?\}/i.test(text)) return text;
  return text.replaceAll(
    /\{(an? )?(t)hing(s?)\}/gi,
    (_, article: string | undefined, first: string, end: string) => {
      const word = end === '' ? one : many;
      if (article !== undefined) return withArticle(word, article);
      return first === 'T' ? capitalized(word) : word;
    },
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `a` or `an`, by the sound that an English word begins with: an e-bike, a unicycle, an SUV, a UTV. */
function withArticle(word: string, article: string): string {
  const isSpelled = /^[A-Z]{2,}/.test(word);
  const hasVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(word)
    : /^(?:[aeiou]|hour|honest)/i.test(word) && !/^(?:eu|one\b|uni(?!n)|us[ae])/i.test(word);
  const own = hasVowel ? 'an' : 'a';
  return `${article.startsWith('A') ? capitalized(own) : own} ${word}`;
}
