import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  chosen,
  countLine,
  filters,
  fullChoice,
  labelPattern,
  nothing,
} from './content/filters.ts';
import { sectionOf, vehicles } from './content/records.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated, loadStopped, passTime, startJourney } from './journey.ts';

const journey = startJourney();

const cards = (page: Page) => page.locator('#results > .card');
const count = (page: Page) => page.getByText(/^Showing \d+ of \d+ total vehicles$/).first();
const choice = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const category =
  filters.category.find(({ value }) => chosen({ category: value }).length > 0)?.value ?? '';
const ofCategory = chosen({ category });
const texts = sectionOf('/inventory', 'vehicle-inventory').texts as Record<string, string>;

/** What a visitor sees of the chosen filters. */
async function shown(page: Page) {
  return {
    controls: [
      await page.getByLabel('Search').inputValue(),
      await choice(page, 'Brand').inputValue(),
      await choice(page, 'Category').inputValue(),
      await choice(page, 'Price').inputValue(),
    ],
    chips: await page.getByRole('link', { name: /^Remove filter/ }).count(),
    cards: await cards(page).count(),
    count: await count(page).textContent(),
  };
}

async function openList(query = ''): Promise<Page> {
  const page = await journey.open(`/inventory${query}`);
  await hydrated(page);
  return page;
}

describe('the filters', () => {
  test('stand in the address, all four: a reload, a new tab, Back and Forward bring them again', async () => {
    const full = fullChoice();
    const found = chosen(full).length;
    const combined = {
      controls: [full.search, full.brand ?? 'all', full.category, full.price],
      chips: Object.keys(full).length,
      cards: found,
      count: countLine(found),
    };
    const page = await openList();
    if (full.brand) await choice(page, 'Brand').selectOption(full.brand);
    await choice(page, 'Category').selectOption(full.category);
    await choice(page, 'Price').selectOption(full.price);
    await page.getByLabel('Search').fill(full.search);
    await expect.poll(() => shown(page)).toEqual(combined);
    await page.waitForURL(new RegExp(`search=${full.search}`));

    await page.reload();
    expect(await shown(page)).toEqual(combined);
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await shown(other)).toEqual(combined);
    await hydrated(page);
    await page
      .getByRole('link', { name: /^Remove filter/ })
      .last()
      .click();
    await expect.poll(() => shown(page).then(({ chips }) => chips)).toBe(combined.chips - 1);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(combined);
    await page.goForward();
    await expect.poll(() => shown(page).then(({ chips }) => chips)).toBe(combined.chips - 1);
  });

  test('that mean nothing are ignored; each choice says what it would leave', async () => {
    const page = await journey.open('/inventory?brand=ferrari&category=boat&price=cheap');
    expect(await cards(page).count()).toBe(vehicles.length);
    const [all, ...options] = await choice(page, 'Brand').locator('option').allTextContents();
    expect(all).toBe(`${texts.allBrands} (${vehicles.length})`);
    for (const [index, { value }] of filters.brand.entries()) {
      const left = ` \\(${chosen({ brand: value }).length}\\)`;
      expect(options[index]).toMatch(labelPattern('brand', value, left));
    }
  });

  test('that leave nothing say so three times, offer each single way out, and are cleared', async () => {
    const page = await openList(`?search=${nothing}&category=${category}`);
    const text = await page.locator('main').innerText();
    expect(text).toContain('No vehicles match your current filters.');
    expect(text).toContain('No vehicles found');
    expect(text).toContain(countLine(0));
    const main = page.locator('main');
    await main
      .getByRole('link', { name: new RegExp(`^Remove filter .*\\(${ofCategory.length}\\)`) })
      .click();
    await expect.poll(() => cards(page).count()).toBe(ofCategory.length);
    await page.getByRole('link', { name: 'Clear All Filters' }).first().click();
    await expect.poll(() => cards(page).count()).toBe(vehicles.length);
    expect(new URL(page.url()).search).toBe('');
    for (const label of ['Brand', 'Category', 'Price']) {
      expect(await choice(page, label).inputValue()).toBe('all');
    }
  });

  test('search while typing: one history entry for all letters, said once, the focus stays', async () => {
    const { model } = vehicles.at(-1) ?? expect.fail();
    const line = countLine(chosen({ search: model }).length);
    const page = await journey.window();
    await page.clock.install();
    await page.goto(`${journey.site().url}/inventory`);
    await hydrated(page);
    const before = await page.evaluate(() => history.length);
    const status = page.locator('main [role=status]');
    await status.evaluate((each) => {
      new MutationObserver(() => {
        const said = each.getAttribute('data-said') ?? '';
        each.setAttribute('data-said', `${said}|${each.textContent}`);
      }).observe(each, { childList: true, characterData: true, subtree: true });
    });
    // However slowly a busy machine types, no time passes between two letters.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Search').pressSequentially(model);
    await page.clock.resume();
    await expect.poll(() => status.textContent()).toBe(line);
    expect(await status.getAttribute('data-said')).toBe(`|${line}`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
  });
});

test('a search that is cleared before its debounce ends stays cleared', async () => {
  const page = await journey.window();
  await loadStopped(page, `${journey.site().url}/inventory?category=${category}`);
  await page.getByLabel('Search').pressSequentially(nothing);
  await page.getByRole('link', { name: 'Clear All Filters' }).click();
  await page.clock.runFor(1000);
  expect(await page.getByLabel('Search').inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
  expect(await cards(page).count()).toBe(vehicles.length);
});

describe('the list, asked for after a navigation', () => {
  const goToList = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Inventory' }).click();

  test('shows six placeholders while it loads', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    const release = await holdRequests(page, '**/api/vehicles');
    await goToList(page);
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(6);
    release();
    await expect.poll(() => cards(page).count()).toBe(vehicles.length);
  });

  test('says why it could not be loaded, after three more tries', async () => {
    const page = await journey.window();
    await page.clock.install();
    await page.goto(`${journey.site().url}/contact`);
    await hydrated(page);
    let tries = 0;
    await page.route('**/api/vehicles', (route) => {
      tries += 1;
      return route.fulfill({ status: 500, json: { error: 'down' } });
    });
    await goToList(page);
    await passTime(page, page.getByText('Error loading vehicles: Failed to fetch vehicles: 500'));
    expect(tries).toBe(4);
    expect(await cards(page).count()).toBe(vehicles.length);
  });
});

const { help } = sectionOf('/inventory', 'vehicle-inventory');

test.runIf(help)('the way to help after the last vehicle takes the rest of its row', async () => {
  const page = await openList();
  const tile = page.locator('#results > li').last();
  for (const width of [375, 700, 900, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const [{ x = 0, width: wide = 0 } = {}, list] = [
      (await tile.boundingBox()) ?? {},
      await page.locator('#results').boundingBox(),
    ];
    expect(x + wide, `${width}`).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  }
});
