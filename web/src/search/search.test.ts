// What visitors look for: this dealer's, in the index of the content as it is, and the rules of each language.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { urls } from '../../../generated/records/urls.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { readPrices } from './asked-price.ts';
import { createRanking } from './ranking.ts';
import { searchSite } from './search-site.ts';
import { createSearchWords } from './search-words.ts';

const root = new URL('../../../', import.meta.url);
const tables = tablesOf(import.meta.filename);
const page = new URL('generated/pages/search.json', root);
const made: PageDocument | undefined = existsSync(page)
  ? JSON.parse(readFileSync(page, 'utf8'))
  : undefined;
const search = made?.sections.find((section) => section.kind === 'site-search')?.props;

type Row = readonly [query: string, expected: string, list?: string];

const rows = [
  'from the pages',
  'typing errors',
  'plurals and forms',
  'words of the trade',
  'prices and figures',
  'towns',
  'questions',
].flatMap((name) => [...tables<Row>(name)]);

/** The addresses of the records that a row expects, and the answers by their names. */
function expectedOf(expected: string): readonly string[] {
  return expected.split(/(?<!answer) /).flatMap((each) => {
    if (each.startsWith('answer ')) return answersThere.includes(each) ? each : [];
    return Object.entries(urls ?? {}).flatMap(([path, id]) => (id === each ? path : []));
  });
}

const answersThere = [
  ...(search?.answers ?? []).map(({ id }) => `answer ${id}`),
  ...(search?.delivery ? ['answer delivery'] : []),
  ...(search?.index.list ? ['answer list'] : []),
];

/** What comes first: an answer with the page that says more, and a page. */
function firstOf(query: string) {
  if (!search) throw new Error('there is no search');
  const { answers, results } = searchSite(search, query);
  const [answer] = answers;
  const pages = [answer?.action?.href, results[0]?.href].flatMap(
    (href) => href?.split('#')[0] ?? [],
  );
  return {
    first: [...(answer ? [`answer ${answer.id}`] : []), ...pages],
    list: answer?.action?.href,
  };
}

test.runIf(search)('of what visitors look for, 95 of 100 come first', () => {
  const asked = rows.filter(([, expected]) => expectedOf(expected).length > 0);
  const missed = asked.filter(([query, expected, list = '']) => {
    const { first, list: shown = '' } = firstOf(query);
    const isFirst = expectedOf(expected).some((each) => first.includes(each));
    return !isFirst || !shown.endsWith(list);
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * 0.05);
});

function textsIn(language: string) {
  const file = new URL(`schema/language/${language}.yaml`, root);
  return parse(readFileSync(file, 'utf8'))['sections/site-search'].texts;
}

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
