import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chosen, countLine, fullChoice, listTexts } from './content/filters.ts';
import { first, vehicleName, vehicles } from './content/records.ts';
import { foldedSeries } from './content/samples.ts';
import { menuButton, menuLink, phone, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const { search = '', price = '' } = fullChoice() ?? {};
const found = chosen({ search, price });

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
  test.runIf(price)('a search shows its vehicles, its count and a form to go on with', async () => {
    const page = await open(`/inventory?search=${search}&price=${price}`);
    const cards = page.locator('#results > .card');
    expect(await cards.count()).toBe(found.length);
    expect(await page.locator('main').innerText()).toContain(countLine(found.length));
    const names = await page.locator('#results').getByRole('heading').allTextContents();
    expect(names.sort()).toEqual(found.map(vehicleName).sort());
    expect(await page.locator('main [name=search]').inputValue()).toBe(search);
    expect(await page.locator('main [name=price]').inputValue()).toBe(price);
    const word = first(vehicles).model.toLowerCase();
    await page.locator('main [name=search]').fill(word);
    await page.locator('main form[method=get] [type=submit]').first().click();
    await expect.poll(() => cards.count()).toBe(chosen({ search: word, price }).length);
    expect(await page.locator('main [name=search]').inputValue()).toBe(word);
    await page
      .getByRole('link', { name: `${listTexts.clear}` })
      .first()
      .click();
    await expect.poll(() => cards.count()).toBe(vehicles.length);
  });

  test('the phone menu opens, leads on and closes', async () => {
    const page = await open('/', phone);
    const menu = page.locator('#slide-out');
    await menuButton(page).click();
    await menuLink(page, '/rentals').waitFor();
    await menu.locator('button').first().click();
    expect(await menu.isVisible()).toBe(false);
    await menuButton(page).click();
    await menuLink(page, '/rentals').click();
    expect(new URL(page.url()).pathname).toBe('/rentals');
  });
});

test.runIf(foldedSeries)('with scripts switched off folded models unfold', async () => {
  const { path, hidden } = foldedSeries ?? expect.fail();
  const page = await journey.open(path, withoutScripts);
  // The models of a series are folded too on a phone; here the inner fold is meant.
  const card = page.locator('main details', { hasText: hidden.model }).last();
  const folded = card.getByRole('link', { name: hidden.model }).first();
  expect(await folded.isVisible()).toBe(false);
  await card.locator('summary').click();
  await folded.click();
  expect(await page.locator('h1').innerText()).toBe(vehicleName(hidden));
});
