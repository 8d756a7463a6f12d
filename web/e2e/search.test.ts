// The search of the site, from the header: by key, and without scripts. The browser suggests what the server finds.
import { readFileSync, statSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dataAddress } from '../../generated/contract/routes.ts';
import { searches } from '../../generated/records/searches.ts';
import type { PageData } from '../src/page/page-data.ts';
import type { Search } from '../src/search/search-site.ts';
import { violationsOn } from './accessibility.ts';
import { first, navigation, vehicleName, vehicles } from './content/records.ts';
import { hydrated, phone, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();
const searchPage = navigation.header?.search ?? '';
const queries = (searches?.searches ?? []).map(({ asks }) => asks);
const name = vehicleName(first(vehicles));

const opener = (page: Page) => page.locator('header details:has([data-suggest]) > summary');
const field = (page: Page) => page.locator('header [data-suggest]');
const isFocused = (place: Locator) => place.evaluate((own) => own === document.activeElement);
const options = (page: Page) => page.getByRole('option');

/** The links of what the server has found, the answers first. */
async function foundBy(query: string): Promise<readonly string[]> {
  const address = `${journey.site().url}${searchPage}?${new URLSearchParams({ q: query })}`;
  const page = parse(await (await fetch(address)).text());
  return page
    .querySelectorAll('main section[aria-label] .button[href], main section ol > li > a')
    .map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
}

const suggested = (page: Page) =>
  options(page).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.href));

describe.runIf(searchPage)('the search in the header', () => {
  test('is of use without scripts', async () => {
    const page = await journey.open('/', { ...phone, ...withoutScripts });
    await opener(page).click();
    await field(page).fill(name);
    await field(page).press('Enter');
    await page.waitForURL(`**${searchPage}?q=*`);
    expect(await page.locator('main section ol > li').first().innerText()).toContain(name);
    expect(await page.locator('main [name=q]').inputValue()).toBe(name);
  });

  test('loads nothing before its first key, and then what it needs', async () => {
    const page = await journey.window();
    await page.goto(`${journey.site().url}${searchPage}`);
    await page.goto(`${journey.site().url}/404`);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await opener(page).click();
    await expect.poll(() => isFocused(field(page))).toBe(true);
    expect(loaded.filter((path) => /\.js$|^\/data/.test(path))).toEqual([]);
    await page.keyboard.type(name.slice(0, 6));
    await options(page).first().waitFor();
    expect(loaded).toContain(dataAddress(searchPage));
    expect(loaded.filter((path) => path.includes('react'))).toEqual([]);
  });

  test('is used by key: the arrows reach what is suggested, and Escape closes one thing at a time', async () => {
    const page = await journey.open('/');
    await opener(page).press('Enter');
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await page.keyboard.type(name);
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const reached = options(page).first();
    expect(await reached.getAttribute('aria-selected')).toBe('true');
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(
      await reached.getAttribute('id'),
    );
    await page.keyboard.press('ArrowUp');
    expect(await field(page).getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Escape');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    expect(await field(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await field(page).isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await page.keyboard.press('ArrowDown');
    const href = await options(page).first().getAttribute('data-href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  });

  test('suggests to whoever types what the server finds', async () => {
    const page = await journey.open('/404');
    await opener(page).click();
    for (const query of queries) {
      const found = await foundBy(query);
      await field(page).fill(query);
      await expect.poll(() => suggested(page), { message: query }).toEqual(found.slice(0, 7));
    }
  });

  test('answers where the page came without its answer, as from a host of files', async () => {
    const page = await journey.window();
    await page.route(`**${searchPage}?*`, async (route) => {
      route.fulfill({ response: await route.fetch({ url: journey.site().url + searchPage }) });
    });
    await page.goto(`${journey.site().url}${searchPage}?q=${encodeURIComponent(name)}`);
    await expect.poll(() => suggested(page)).toEqual((await foundBy(name)).slice(0, 7));
  });
});

// With a letter left out in the middle of a word.
const slip = name.replace(/(\p{L}{3})\p{L}(\p{L}{2})/u, '$1$2');

describe.runIf(searchPage && slip !== name)('a list that finds nothing', () => {
  const meant = (page: Page) => page.locator('main h3', { hasText: /\?$/ }).locator('+ ul');
  const all = (page: Page) => page.locator(`main a[href^="${searchPage}?q="]`);

  test('names without scripts what may be meant, and the search of the whole site', async () => {
    const page = await journey.open(`/inventory?search=${slip}`, { ...phone, ...withoutScripts });
    expect(await meant(page).innerText()).toContain(first(vehicles).model);
    await all(page).click();
    expect(await page.locator('main [name=q]').inputValue()).toBe(slip);
  });

  test('asks the search while somebody types, and loads nothing of it before', async () => {
    const page = await journey.window();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${journey.site().url}/inventory`);
    await hydrated(page);
    expect(loaded).not.toContain(dataAddress(searchPage));
    await page.locator('main [name=search]').fill(slip);
    await expect.poll(() => meant(page).innerText()).toContain(first(vehicles).model);
    expect(loaded).toContain(dataAddress(searchPage));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => meant(page).innerText()).toContain(first(vehicles).model);
  });
});

const looks: readonly BrowserContextOptions[] = [320, 375, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    viewport: { width, height: 800 },
    colorScheme,
  })),
);

test.runIf(searchPage).each(looks)('the search fits and is accessible: %o', async (look) => {
  const page = await journey.open(`${searchPage}?q=${encodeURIComponent(name)}`, look);
  await opener(page).click();
  await expect.poll(() => isFocused(field(page))).toBe(true);
  await page.keyboard.type(name);
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await violationsOn(page, ['footer'])).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(look.viewport?.width ?? 0);
  const panel = await page.locator('header search').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(8);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(
    (look.viewport?.width ?? 0) - 8,
  );
  // One line, and of the name no more than two.
  const bar = await page.locator('header > div').boundingBox();
  expect(bar?.height).toBeLessThan(80);
});

test.runIf(searchPage)('the index is 20 KB at most for 150 pages', () => {
  const { page }: PageData = JSON.parse(readFileSync(`dist${dataAddress(searchPage)}`, 'utf8'));
  const search = page.sections.find(({ kind }) => kind === 'site-search')?.props as Search;
  const { size } = statSync(`dist${dataAddress(searchPage)}.br`);
  const most = 20_000 * Math.max(1, search.index.entries.length / 150);
  expect(size).toBeLessThanOrEqual(most);
});
