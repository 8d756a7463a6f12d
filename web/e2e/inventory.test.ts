import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chosen, countLine, filters, labelPattern, listTexts as texts } from './content/filters.ts';
import { sectionOf, vehicles } from './content/records.ts';
import { holdRequests } from './hold-requests.ts';
import { footerLink, hydrated, passTime, phone, startJourney, withoutScripts } from './journey.ts';
import { scrolled } from './shown-page.ts';

const journey = startJourney();

const cards = (page: Page) => page.locator('#results > .card');
const choice = (page: Page, name: string) => page.locator(`main [name=${name}]`);
describe('the filters', () => {
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
      // Its own word closes it, and so does the rest of the screen.
      for (const close of [
        () => page.getByText(`${texts.close}`, { exact: true }).tap(),
        () => page.touchscreen.tap(180, 30),
      ]) {
        await close();
        await sheet.waitFor({ state: 'hidden' });
        expect(await scrolled(page)).toBe(top);
        await toFilters(page).tap();
        await sheet.waitFor();
      }
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
