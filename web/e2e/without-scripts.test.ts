import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { chosen, countLine, fullChoice } from './content/filters.ts';
import { countyMenu, first, towns, vehicleName, vehicles } from './content/records.ts';
import { foldedSeries } from './content/samples.ts';
import { phone, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const { search, price } = fullChoice();
const found = chosen({ search, price });
const town = first(towns.filter(({ county }) => county === countyMenu.towns?.county));

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** Opens a page where no script arrives although the browser would run it. */
async function openBlocked(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await journey.window(options);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(journey.site().url + path);
  return page;
}

const modes: readonly (readonly [name: string, open: Open])[] = [
  [
    'scripts switched off',
    (path, options) => journey.open(path, { ...options, ...withoutScripts }),
  ],
  ['scripts that do not arrive', openBlocked],
];

describe.for(modes)('with %s', ([, open]) => {
  test('a search shows its carts, its count and a form to go on with', async () => {
    const page = await open(`/inventory?search=${search}&price=${price}`);
    const cards = page.locator('#results > .card');
    expect(await cards.count()).toBe(found.length);
    expect(await page.locator('main').innerText()).toContain(countLine(found.length));
    const names = await page.locator('#results').getByRole('heading').allTextContents();
    expect(names.sort()).toEqual(found.map(vehicleName).sort());
    expect(await page.getByLabel('Search').inputValue()).toBe(search);
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe(price);
    const word = first(vehicles).model.toLowerCase();
    await page.getByLabel('Search').fill(word);
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect.poll(() => cards.count()).toBe(chosen({ search: word, price }).length);
    expect(await page.getByLabel('Search').inputValue()).toBe(word);
    await page.getByRole('link', { name: 'Clear All Filters' }).first().click();
    await expect.poll(() => cards.count()).toBe(vehicles.length);
  });

  test('the phone menu opens, leads on and closes', async () => {
    const page = await open('/', phone);
    const menu = page.locator('#slide-out');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Rentals' }).waitFor();
    await menu.getByRole('button', { name: 'Close' }).click();
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Rentals' }).click();
    expect(new URL(page.url()).pathname).toBe('/rentals');
  });
});

describe('with scripts switched off', () => {
  const open: Open = (path) => journey.open(path, withoutScripts);

  test('the header menus open and lead on', async () => {
    const page = await open('/');
    const menu = page.getByRole('banner').locator('summary', { hasText: countyMenu.text });
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: town.name, exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(townPath(town));
  });

  test('folded models unfold', async () => {
    const { path, hidden } = foldedSeries;
    const page = await open(path);
    const card = page.locator('main details', { hasText: hidden.model });
    const folded = card.getByRole('link', { name: hidden.model }).first();
    expect(await folded.isVisible()).toBe(false);
    await card.locator('summary').click();
    await folded.click();
    expect(await page.locator('h1').innerText()).toBe(vehicleName(hidden));
  });
});
