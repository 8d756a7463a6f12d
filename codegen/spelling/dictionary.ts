import { once } from '../model/once.ts';

/** The words of a language. */
export interface Dictionary {
  /** Whether it has a word; in the very capitals that it is written in, if these matter. */
  has(word: string, isExact?: boolean): boolean;
  /** The words that may have been meant, the likeliest first. */
  suggest(word: string): readonly string[];
}

/** How English is spelled elsewhere. */
const british = ['GB', 'AU', 'IE', 'IN', 'NZ', 'ZA'];

/** The dictionaries for a language and a locale; none for a language that no dictionary here knows. */
export function dictionariesFor(language: string, locale: string): readonly string[] | undefined {
  if (language.split('-')[0] !== 'en') return undefined;
  const country = locale.split('-').at(-1) ?? '';
  return [british.includes(country) ? 'en-gb' : 'en_us', 'companies'];
}

const opened = new Map<string, () => Promise<Dictionary>>();

/** Opens dictionaries by their names. They are megabytes: only what needs them waits for them. */
export function openDictionary(names: readonly string[]): Promise<Dictionary> {
  const key = names.join(' ');
  const open = opened.get(key) ?? once(() => loadDictionary(names));
  opened.set(key, open);
  return open();
}

async function loadDictionary(names: readonly string[]): Promise<Dictionary> {
  const { getDefaultBundledSettingsAsync, getDictionary } = await import('cspell-lib');
  const { dictionaryDefinitions = [] } = await getDefaultBundledSettingsAsync();
  const wanted = dictionaryDefinitions.filter(({ name }) => names.includes(name));
  const words = await getDictionary({
    dictionaryDefinitions: wanted,
    dictionaries: wanted.map(({ name }) => name),
  });
  return {
    has: (word, isExact = false) => words.has(word, { ignoreCase: !isExact }),
    suggest: (word) => [
      ...withApostrophe(word).filter((each) => words.has(each)),
      ...words.suggest(word, { numSuggestions: 8 }).map(({ word: found }) => found),
    ],
  };
}

/** A word with the apostrophe that people leave out. */
function withApostrophe(word: string): string[] {
  const places = [...word].slice(0, -1).map((_, at) => at + 1);
  return places.map((at) => `${word.slice(0, at)}'${word.slice(at)}`);
}
