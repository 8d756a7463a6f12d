import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { valueAt } from '../../codegen/model/data.ts';
import { withoutPlaces } from '../../codegen/model/place-marks.ts';
import { violationsInColors, violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { openEditor, startEditing, untilReady } from './editor-page.ts';
import { faultsOf, walkByKeyboard } from './keyboard-walk.ts';
import { lostContent } from './lost-content.ts';
import { placedTexts } from './origins/placed-texts.ts';
import { saysValue } from './origins/says-value.ts';
import { secondDealer } from './project-copy.ts';

// The dealer with almost every kind of section.
const development = startDevelopmentJourney(secondDealer);

/** The tags and texts of a page, but for its data, which may be too long to stand in it, and what each answer has of its own. */
function tagsOf(html: string): readonly string[] {
  const own = [
    /<script type="application\/json".*?<\/script>/g,
    /<link rel="preload" as="fetch"[^>]*>/g,
    / data-places="[\d ]+"/g,
    /(?<=name="idempotencyKey" value=")[^"]+/g,
  ];
  return own.reduce((rest, part) => rest.replace(part, ''), html).split(/(?=<)/);
}

/** A page of a browser to whom pages come as to the editor's frame. */
async function openMarked(): Promise<Page> {
  const page = await development.browser().newPage();
  await page.context().addCookies([{ name: 'editing', value: '1', url: development.url() }]);
  await page.goto(development.url());
  return page;
}

/** A distance, how many a choice finds, or the first letters of a name. */
const workedOut = /^\d.*|.* \(\d+\)$|^\p{Lu}{1,2}$/u;

describe('where a page is written', () => {
  test('every text, link and picture of every page leads to the value of a file that says it', async () => {
    const page = await openMarked();
    const read = (file: string) => readFile(join(development.folder(), file), 'utf8');
    const { locale } = parse(await read('content/site.yaml'));
    for (const path of [...(await development.paths()), '/nowhere']) {
      const texts = await placedTexts(page, path);
      expect([path, texts.length > 20]).toEqual([path, true]);
      const wrong: unknown[] = [];
      for (const each of texts) {
        const { place, isNamed } = each;
        const value = place && valueAt(parse(await read(place.file)), place.path);
        // What a schema says by default is changed in the section that shows it, or nowhere.
        const isOwn = isNamed && place && typeof value !== 'object';
        if (isOwn && !saysValue(each, value, locale)) wrong.push([each, value]);
      }
      expect([path, wrong]).toEqual([path, []]);
      // No file says what is worked out: the section that shows it counts.
      const unnamed = texts.filter(({ isNamed }) => !isNamed).map(({ text }) => text);
      expect([path, unnamed.filter((text) => /\p{L}/u.test(text.replace(workedOut, '')))]).toEqual([
        path,
        [],
      ]);
    }
    await page.close();
  });

  test('nothing but the words that are seen carries a mark, and without them a page is the same', async () => {
    const page = await openMarked();
    const mark = /[\u{e0100}-\u{e01ef}]/u;
    const fetched = (path: string, headers = {}) =>
      page.evaluate(async (of) => (await fetch(of.path, { headers: of.headers })).text(), {
        path,
        headers,
      });
    for (const path of await development.paths()) {
      const marked = await fetched(path);
      const [head = '', body = ''] = marked.split('</head>');
      expect([path, mark.test(body), mark.test(head)]).toEqual([path, true, false]);
      const tags = body.match(/<[^>]*>/g) ?? [];
      expect([path, tags.filter((tag) => mark.test(tag) || /%F3%A0/i.test(tag))]).toEqual([
        path,
        [],
      ]);
      const plain = await (await fetch(development.url() + path)).text();
      expect(tagsOf(withoutPlaces(marked))).toEqual(tagsOf(plain));
    }
    await page.close();
  });

  test.for(tablesOf(import.meta.filename)('clicks'))(
    'on %s a click on %s opens %s at %s',
    async ([path, selector, file, field]) => {
      const editor = await openEditor(development, `/__desk${path}`);
      const { page, site, panel } = editor;
      await untilReady(editor);
      const answered = page.waitForResponse('**/__edit/show');
      await site.locator(selector).first().click();
      const { focus } = await (await answered).json();
      await panel.getByText(file).first().waitFor();
      expect(focus.join('/')).toBe(field);
      await page.close();
    },
  );
});

test('the sheet of facts names each fact at the line that says it, and leads to its form and its pages', async () => {
  const { page, panel, editor, press, site } = await openEditor(development, '/', 390);
  await press('Facts');
  const sheet = editor.getByRole('region', { name: 'Facts', exact: true });
  await sheet.getByText('facts.water.temperature', { exact: false }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const said = await sheet.getByRole('listitem').getByRole('button').allTextContents();
  expect(said.length).toBeGreaterThan(20);
  for (const text of said.filter((each) => !each.startsWith('Owed:'))) {
    const [, path = '', file = '', line] = /(\S+)\s+(\S+), line (\d+)$/.exec(text) ?? [];
    const written = await readFile(join(development.folder(), 'content', `${file}.yaml`), 'utf8');
    const [key = ''] = path.split(/[.@]/).slice(-1);
    // An item of a list is known by its number.
    const start = /^\d+$/.test(key) ? '- ' : `${key}:`;
    const there = written.split('\n')[Number(line) - 1];
    expect([text, there]).toEqual([text, expect.stringContaining(start)]);
  }
  await sheet.getByRole('searchbox').fill('watre temperature');
  await sheet.getByText('On 1 page').click();
  await sheet.getByRole('link').click();
  await site.locator('main h1').waitFor();
  await sheet.getByRole('button').first().click();
  await panel.getByText('facts/water').first().waitFor();
  await sheet.waitFor({ state: 'detached' });
  await page.close();
});

test('a fault stands among the problems with its line as soon as it is saved, opens its file, and goes once it is mended', async () => {
  const { page, panel, editor, press } = await openEditor(development, '/__desk/');
  const opened: string[] = [];
  await page.route('**/__open-in-editor*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill();
  });
  const file = join(development.folder(), 'content/pages/home.yaml');
  const good = await readFile(file, 'utf8');
  const line = good.split('\n').findIndex((each) => each.startsWith('keywords:')) + 1;
  await writeFile(file, good.replace('\nkeywords:', '\nkeyword:'));
  await press(/^Problems/);
  const sheet = editor.getByRole('region', { name: 'Problems' });
  const fault = sheet.getByRole('button').filter({ hasText: 'unknown key "keyword"' });
  await fault.getByText(`pages/home, line ${line}`).waitFor();
  await fault.click();
  await panel.getByText('pages/home').first().waitFor();
  await writeFile(file, good);
  await press(/^Problems 0/);
  await sheet.getByText('Nothing is wrong.').waitFor();
  await panel.getByRole('button', { name: 'Open in your editor' }).click();
  await expect.poll(() => opened).toEqual([expect.stringMatching(`^${file}:\\d+:1$`)]);
  await page.close();
});

test('the gallery shows every example of every kind of section, for everybody', async () => {
  const page = await development.browser().newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${development.url()}/__content/sections`);
  await page.evaluate(() => document.fonts.ready);
  const file = join(development.folder(), 'generated/examples.json');
  const examples: Record<string, unknown[]> = JSON.parse(await readFile(file, 'utf8'));
  const count = Object.values(examples).flat().length;
  expect(await page.locator('#page > *').count()).toBeGreaterThanOrEqual(count);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await lostContent(page)]).toEqual([width, []]);
    expect([width, await violationsInColors(page)]).toEqual([width, []]);
  }
  expect(faultsOf(await walkByKeyboard(page, false))).toEqual([]);
  await page.close();
});

test('the day that the site is shown as on is typed digit by digit, and then another one', async () => {
  const on = await openEditor(development, '/');
  await startEditing(on);
  const field = on.editor.getByLabel('Show the site as on');
  await field.focus();
  await on.page.keyboard.type('07152027', { delay: 100 });
  await on.editor.getByText('As on').waitFor();
  expect(await field.evaluate((input: HTMLInputElement) => input.value)).toBe('2027-07-15');
  await field.fill('2027-12-20');
  await field.fill('');
  await on.editor.getByText('Today').waitFor();
  await on.page.close();
});
