import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  chosen,
  countLine,
  countPattern,
  filters,
  fullChoice,
  labelPattern,
  nothing,
  listTexts as texts,
} from './content/filters.ts';
import { phrase } from './content/phrase.ts';
import { sectionOf, vehicleName, vehicles } from './content/records.ts';
import { holdRequests } from './hold-requests.ts';
import {
  footerLink,
  hydrated,
  loadStopped,
  passTime,
  phone,
  startJourney,
  withoutScripts,
} from './journey.ts';
import { scrolled } from './shown-page.ts';

const journey = startJourney();

const cards = (page: Page) => page.locator('#results > .card');
const count = (page: Page) => page.getByText(countPattern).first();
const choice = (page: Page, name: string) => page.locator(`main [name=${name}]`);
/** The links that take a filter off. */
const chips = (page: Page) =>
  page.locator('main').getByRole('link', { name: phrase(`${texts.removeFilter?.split('{')[0]}`) });
const clear = (page: Page) => page.getByRole('link', { name: `${texts.clear}` });
const category =
  filters.category.find(({ value }) => chosen({ category: value }).length > 0)?.value ?? '';
const ofCategory = chosen({ category });

/** What a visitor sees of the chosen filters. */
async function shown(page: Page) {
  return {
    controls: [
      await choice(page, 'search').inputValue(),
      await choice(page, 'brand').inputValue(),
      await choice(page, 'category').inputValue(),
      await choice(page, 'price').inputValue(),
    ],
    chips: await chips(page).count(),
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
  test.runIf(fullChoice())(
    'stand in the address, all four: a reload, a new tab, Back and Forward bring them again',
    async () => {
      const full = fullChoice() ?? expect.fail();
      const found = chosen(full).length;
      const combined = {
        controls: [full.search, full.brand ?? 'all', full.category, full.price],
        chips: Object.keys(full).length,
        cards: found,
        count: countLine(found),
      };
      const page = await openList();
      if (full.brand) await choice(page, 'brand').selectOption(full.brand);
      await choice(page, 'category').selectOption(full.category);
      await choice(page, 'price').selectOption(full.price);
      await choice(page, 'search').fill(full.search);
      await expect.poll(() => shown(page)).toEqual(combined);
      await page.waitForURL(new RegExp(`search=${full.search}`));

      await page.reload();
      expect(await shown(page)).toEqual(combined);
      const other = await page.context().newPage();
      await other.goto(page.url());
      expect(await shown(other)).toEqual(combined);
      await hydrated(page);
      await chips(page).last().click();
      await expect.poll(() => shown(page).then(({ chips }) => chips)).toBe(combined.chips - 1);
      await page.goBack();
      await expect.poll(() => shown(page)).toEqual(combined);
      await page.goForward();
      await expect.poll(() => shown(page).then(({ chips }) => chips)).toBe(combined.chips - 1);
    },
  );

  test('that mean nothing are ignored; each choice says what it would leave', async () => {
    const page = await journey.open('/inventory?brand=ferrari&category=boat&price=cheap');
    expect(await cards(page).count()).toBe(vehicles.length);
    const [all, ...options] = await choice(page, 'brand').locator('option').allTextContents();
    expect(all).toBe(`${texts.allBrands} (${vehicles.length})`);
    for (const [index, { value }] of filters.brand.entries()) {
      const left = ` \\(${chosen({ brand: value }).length}\\)`;
      expect(options[index]).toMatch(labelPattern('brand', value, left));
    }
  });

  test.runIf(category)(
    'that leave nothing say so three times, offer each single way out and what comes closest, and are cleared',
    async () => {
      const page = await openList(`?search=${nothing}&category=${category}`);
      const text = await page.locator('main').innerText();
      for (const said of [texts.emptyText, texts.emptyTitle, countLine(0)])
        expect(text).toContain(said);
      const closest = await page.locator('main .card').allInnerTexts();
      expect(closest).toHaveLength(Math.min(3, vehicles.length));
      const names = ofCategory.map(vehicleName);
      expect(names.filter((name) => closest[0]?.includes(name))).not.toEqual([]);
      await chips(page)
        .filter({ hasText: `(${ofCategory.length})` })
        .first()
        .click();
      await expect.poll(() => cards(page).count()).toBe(ofCategory.length);
      await clear(page).first().click();
      await expect.poll(() => cards(page).count()).toBe(vehicles.length);
      expect(new URL(page.url()).search).toBe('');
      for (const name of ['brand', 'category', 'price']) {
        expect(await choice(page, name).inputValue()).toBe('all');
      }
    },
  );

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
    await choice(page, 'search').pressSequentially(model);
    await page.clock.resume();
    await expect.poll(() => status.textContent()).toBe(line);
    expect(await status.getAttribute('data-said')).toBe(`|${line}`);
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
  });
});

test.runIf(category)(
  'a search that is cleared before its debounce ends stays cleared',
  async () => {
    const page = await journey.window();
    await loadStopped(page, `${journey.site().url}/inventory?category=${category}`);
    await choice(page, 'search').pressSequentially(nothing);
    await clear(page).first().click();
    await page.clock.runFor(1000);
    expect(await choice(page, 'search').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    expect(await cards(page).count()).toBe(vehicles.length);
  },
);

describe('the list, asked for after a navigation', () => {
  const goToList = (page: Page) => footerLink(page, '/inventory').click();

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
    await passTime(page, page.locator('main').getByText(/500/));
    expect(tries).toBe(4);
    expect(await cards(page).count()).toBe(vehicles.length);
  });
});

const { filtersId } = sectionOf('/inventory', 'vehicle-inventory');
const toFilters = (page: Page) => page.locator(`main [data-call-bar] a[href$="#${filtersId}"]`);

describe.runIf(filtersId)('on a phone the link to the filters', () => {
  const openFarDown = async (options = {}) => {
    const page = await journey.open('/inventory', { ...phone, ...options });
    if (options === scripted) await hydrated(page);
    await page
      .locator('#results > li')
      .nth(vehicles.length - 1)
      .scrollIntoViewIfNeeded();
    const top = await scrolled(page);
    expect(top).toBeGreaterThan(1000);
    await toFilters(page).tap();
    const sheet = page.locator(`#${filtersId}`);
    await sheet.waitFor();
    expect(await sheet.evaluate((each) => innerHeight - each.getBoundingClientRect().bottom)).toBe(
      0,
    );
    expect(await scrolled(page)).toBe(top);
    return { page, sheet, top };
  };
  const scripted = {};

  test.each([
    ['with scripts', scripted],
    ['without', withoutScripts],
  ])(
    '%s opens them over the list, which stands there still when they close',
    async (_, options) => {
      const { page, sheet, top } = await openFarDown(options);
      // The rest of the screen closes it.
      await page.touchscreen.tap(180, 60);
      await sheet.waitFor({ state: 'hidden' });
      expect(await scrolled(page)).toBe(top);
    },
  );

  test('has the focus again after Escape, and leaves the address alone', async () => {
    const { page, sheet, top } = await openFarDown(scripted);
    const within = () => sheet.evaluate((each) => each.contains(document.activeElement));
    expect(await within()).toBe(true);
    await choice(page, 'sort').selectOption('price-down');
    await page.waitForURL(/\?sort=price-down$/);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    const hasFocus = () => toFilters(page).evaluate((each) => each === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    expect(await scrolled(page)).toBe(top);
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
