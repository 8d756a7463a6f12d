// What a visitor does before the application is there counts as well, however long its code takes.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { sectionOf, vehicles } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const comparison = sectionOf('/compare', 'vehicle-comparison');

/** Opens a page whose application comes only after it was used. */
async function useEarly(path: string, use: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await journey.window();
  const release = await holdRequests(page, '**/assets/start-*.js');
  await page.goto(journey.site().url + path);
  await use(page);
  release();
  await page.locator('#page[data-running]').waitFor({ state: 'attached' });
  return page;
}

test('the click that fetches the application is answered by it, once', async () => {
  const [one, two] = vehicles;
  const page = await useEarly(`/compare?compare=${one?.id},${two?.id}`, (early) =>
    early.getByRole('button', { name: `${Object(comparison.texts).keep}` }).click(),
  );
  await page.waitForFunction(() => localStorage.length === 1);
  expect(await page.evaluate(() => localStorage.shortlist)).toBe(`["${one?.id}","${two?.id}"]`);
});

test.for<[name: string, path: string, use: (page: Page) => Promise<unknown>, query: string]>([
  [
    'a word in the search',
    '/inventory',
    (page) => page.locator('[name=search]').pressSequentially('ev'),
    '?search=ev',
  ],
  [
    'a filter',
    '/inventory',
    (page) => page.locator('[name=sort]').selectOption('price-down'),
    '?sort=price-down',
  ],
  [
    'an answer to the finder',
    '/which-cart',
    (page) => page.locator('input[name=seats]').nth(1).check(),
    '?seats=',
  ],
  [
    'a vehicle to check for the road',
    '/where-to-drive',
    (page) => page.locator('select[name=vehicle]').selectOption(richVehicle.id),
    `?vehicle=${richVehicle.id}`,
  ],
])('%s is taken up', async ([, path, use, query]) => {
  const page = await useEarly(path, use);
  await page.waitForURL((url) => url.search.startsWith(query));
  const filled = page.locator('#page input[type=search], #page select, #page input:checked');
  const values = await filled.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  );
  expect(values).toContain(new URLSearchParams(new URL(page.url()).search).values().next().value);
});

test('a list that a link leads to has nothing to take up, and its address stays', async () => {
  const page = await journey.open('/contact');
  await hydrated(page);
  const answered = page.waitForResponse('**/api/vehicles');
  await page
    .locator('a[href="/inventory"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.hash = 'results';
      link.click();
    });
  await answered;
  await page.locator('#results > .card').first().waitFor();
  // Whatever is taken up is taken up as the list is shown.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(new URL(page.url()).hash).toBe('#results');
});

const about = forms.find(({ action }) => action === '/contact')?.about;

test.runIf(about)('a message that was begun stays, beside what a link has filled in', async () => {
  const field = (page: Page): Locator => page.locator('main form [name=message]');
  const page = await useEarly('/contact?about=a%20cart', async (early) => {
    await early.locator('[name=firstName]').pressSequentially('Ada');
    await early.locator('select').first().selectOption({ index: 1 });
    await field(early).press('End');
    await field(early).pressSequentially('Is it blue?');
  });
  expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada');
  expect(
    await page
      .locator('select')
      .first()
      .evaluate((each: HTMLSelectElement) => each.selectedIndex),
  ).toBe(1);
  expect(await field(page).inputValue()).toMatch(/a cart.*Is it blue\?$/);
});
