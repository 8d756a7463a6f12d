// What visitors look for in a shop of the tests, and the rules of each language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { readPrices } from './asked-price.ts';
import { type ExpectedSearch, missedSearches } from './missed-searches.ts';
import { createRanking } from './ranking.ts';
import type { Search } from './search-site.ts';
import { createSearchWords } from './search-words.ts';

const root = new URL('../../../', import.meta.url);
const tables = tablesOf(import.meta.filename);

function textsIn(language: string) {
  const file = new URL(`schema/language/${language}.yaml`, root);
  return parse(readFileSync(file, 'utf8'))['sections/site-search'].texts;
}

const [shop = expect.fail()] = tables<Search>('shop');

test.each(tables<ExpectedSearch>('asked'))('in a shop, what is meant comes first: %o', (asked) => {
  expect(missedSearches({ ...shop, texts: textsIn('en') }, [asked])).toEqual([]);
});

test('a search that shows something else first is named, with what that is', () => {
  const [missed = ''] = missedSearches({ ...shop, texts: textsIn('en') }, [
    { asks: 'dogs', answer: 'hours', pages: ['/privacy'] },
  ]);
  expect(missed).toMatch(/"dogs".*\/questions#dogs.*"hours" or \/privacy/);
});

type PriceRow = readonly [string, string, object | undefined, string];

test.each(tables<PriceRow>('prices'))('in %s, "%s" asks for %o', (language, query, band, rest) => {
  const read = readPrices(query, textsIn(language));
  expect([read.band, read.rest.trim()]).toEqual([band, rest]);
});

const forms = tables<readonly [string, string, string]>('forms');

test.each(forms)('in %s, "%s" finds %s', (language, query, expected) => {
  const words = createSearchWords(textsIn(language));
  const all = forms.filter(([own]) => own === language).map(([, , title]) => ({ title }));
  expect(createRanking(all, { words })(query)[0]?.item.title).toBe(expected);
});
