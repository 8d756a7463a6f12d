import { editDistance, nearest } from '../diagnostics/nearest.ts';
import type { Memo } from '../memo.ts';
import type { Content } from '../model/content.ts';
import { optionalText } from '../model/data.ts';
import { withCapitals } from '../model/letter-case.ts';
import type { Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { prefixOf } from '../schema/site-languages.ts';
import { dictionariesFor, openDictionary } from './dictionary.ts';
import { knownWords } from './known-words.ts';
import { openLookUp } from './look-up.ts';
import { rareWords } from './rare-words.ts';
import { type Misspelling, type SpelledFile, wordsOfFile } from './spelled-file.ts';

/** What is spelled, and what earlier runs have found. */
interface SpellingInputs {
  readonly sources: readonly Source[];
  readonly site: Content['site'];
  readonly schemas: SchemaSet;
  readonly memo: Memo;
}

/**
 * The words of a site that are probably slips: neither a dictionary of its language nor the site itself knows them, or
 * the site has another word in their place everywhere else. In a language without a dictionary nothing is guessed at.
 */
export async function checkSpelling(inputs: SpellingInputs): Promise<readonly Misspelling[]> {
  const { sources, site, schemas, memo } = inputs;
  const data = site?.data ?? {};
  const [language = '', locale = ''] = ['language', 'locale'].map((key) => optionalText(data, key));
  const names = dictionariesFor(language, locale);
  if (!names) return [];
  const lookUp = await openLookUp(names, memo);
  const files = await Promise.all(
    sources.map((source) =>
      memo.last(
        `words of ${source.file}`,
        [source, names.join()],
        async (): Promise<SpelledFile> => {
          const input = [schemas.key, names, source.noun, source.file, source.text];
          const make = () => wordsOfFile(source, schemas, lookUp);
          return { source, ...(await memo.getAsync('words', input, make)) };
        },
      ),
    ),
  );
  lookUp.keep();
  const known = knownWords(files, site);
  const meantBy = createSuggestions(names, known.all, memo.getAsync);
  const unknown = files.flatMap(({ source, unknown: own }) =>
    own.filter(({ word }) => !known.has(word)).map((each) => ({ ...each, source })),
  );
  const listed = unknown.map(async (each) => ({ ...each, meant: await meantBy(each.word) }));
  // A word that no dictionary has is listed once, whatever stands beside it.
  const isListed = new Set(unknown.map(({ word }) => word));
  const rare = rareWords(files, known).filter(({ word }) => !isListed.has(word));
  const found = [...(await Promise.all(listed)), ...rare];
  return prefixOf(schemas.languages) === '' ? found : found.filter(isSpoken);
}

/** Whether a word stands in a text of the language: ids and names are in the first one, which judges them. */
function isSpoken({ source: { spoken = [] }, path }: Misspelling): boolean {
  const own = path.join('\n');
  return spoken.some((each) => each.slice(0, -1).join('\n') === own);
}

const mostSuggestions = 3;

/** Finds what may have been meant by a word: one of the site, one that is near, or two that have lost their space. */
function createSuggestions(
  dictionaries: readonly string[],
  own: readonly string[],
  recall: Memo['getAsync'],
): (word: string) => Promise<readonly string[]> {
  return async (word) => {
    const listed = await recall('suggestions', [dictionaries, word], async () =>
      (await openDictionary(dictionaries)).suggest(word.replaceAll('’', "'")),
    );
    const near = nearest(word, own);
    const close = listed.filter((each) => isNear(each, word));
    const all = [near ?? [], close].flat();
    const cased = all.map((each) => withCapitals(each, word));
    const others = cased.filter((each) => each !== word);
    const alike = Map.groupBy(others, (each) => each.toLowerCase()).values();
    return Array.from(alike, ([first = '']) => first).slice(0, mostSuggestions);
  };
}

function isNear(suggested: string, word: string): boolean {
  const [one, other] = [suggested.toLowerCase(), word.toLowerCase()];
  if (one.includes(' ')) return one.replace(' ', '') === other && !/(?<!\S)\S(?!\S)/.test(one);
  return editDistance(one, other) <= Math.max(1, Math.floor(word.length / 4));
}
