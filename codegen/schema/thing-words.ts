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

/** Texts of a language with the words for what is sold: `{thing}`, `{things}`, and the same with a capital, `{Thing}`. */
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
  if (!/\{things?\}/i.test(text)) return text;
  return text.replaceAll(/\{(t)hing(s?)\}/gi, (_, first: string, end: string) => {
    const word = end === '' ? one : many;
    return first === 'T' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
