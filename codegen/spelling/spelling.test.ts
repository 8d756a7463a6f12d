// What is told of the words of a site, and what is left alone.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { sourcesOf } from '../link/source-files.ts';
import { createMemo } from '../memo.ts';
import type { Data } from '../model/content.ts';
import { makeSite, withText } from '../testing/make-site.ts';
import { checkSpelling } from './check-spelling.ts';

const tables = tablesOf(import.meta.filename);
const american = { language: 'en', locale: 'en-US' };

/** What is told of these texts, each in a file of its own: the word, and what was meant. */
async function report(texts: readonly string[], settings: Data = american, memo = createMemo()) {
  const files = texts.reduce(
    (site, text, at) =>
      withText(site, 'facts', `note: { text: ${JSON.stringify(text)} }\n`, `file-${at}`),
    makeSite({ site: settings }),
  );
  const { schemas, content } = files;
  const told = await checkSpelling({
    sources: [
      ...sourcesOf(files),
      ...withText(makeSite({}), 'town', '', 'kent/camden').content.towns.map(
        ({ source }) => source,
      ),
    ],
    site: content.site,
    schemas,
    memo,
  });
  return told.map(({ word, meant }) => [word, ...meant]);
}

test.each(tables('slips'))(
  'in "%s" the slip is told, and %s is offered',
  async (text, word, meant) => {
    const [told, ...others] = await report([text]);
    expect([told?.[0], others]).toEqual([word, []]);
    const offered = told?.slice(1) ?? [];
    expect(offered).toEqual(expect.arrayContaining([meant].flat()));
    expect(new Set(offered.map((each) => each.toLowerCase())).size).toBe(offered.length);
  },
);

test.each(tables('right'))('nothing is said of "%s"', async (text) => {
  expect(await report([text])).toEqual([]);
});

test.each(tables('settings'))('with %j, of "%s" is told: %j', async (settings, text, words) => {
  const told = await report([text], settings);
  expect(told.map(([word]) => word)).toEqual(words);
});

test('a name that stands in two places is one, and a word that does is none', async () => {
  expect(await report(['Call Ms. Kowalczuk.', 'Ask for Kowalczuk.'])).toEqual([]);
  expect(await report(['We recieve it.', 'They recieve it.'])).toHaveLength(2);
});

test('a word that a slip has made is told by the company that it keeps', async () => {
  const others = ['dry', 'wet', 'new', 'old', 'full'].map((each) => `The boat is ${each}.`);
  expect(await report([...others, 'The boot is full.'])).toEqual([['boot', 'boat']]);
  expect(await report([...others, 'The boots are full, a boot each.'])).toEqual([]);
  expect(await report([...others.slice(2), 'The boot is full.'])).toEqual([]);
});

test('what was looked up once is not looked up again', async () => {
  const memo = createMemo();
  const made: string[] = [];
  const counted: typeof memo = {
    ...memo,
    getAsync: (kind, input, make) =>
      memo.getAsync(kind, input, () => {
        made.push(kind);
        return make();
      }),
  };
  const first = await report(['A drry boat.'], american, counted);
  expect(made).toContain('suggestions');
  made.length = 0;
  expect(await report(['A drry boat.'], american, counted)).toEqual(first);
  expect(made).toEqual([]);
});
