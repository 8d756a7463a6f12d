import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { countyMenu, first, navigation, towns } from './content/records.ts';
import { follow, footerLink, phone, startJourney } from './journey.ts';

const journey = startJourney();

const menus = navigation.header.items.filter(({ to }) => to === undefined);
const pageMenu = menus.find(({ towns: query }) => !query) ?? expect.fail();
const ownTowns = towns.filter(({ county }) => county === countyMenu.towns?.county);

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => banner(page).locator('summary', { hasText: name });
const panel = (page: Page, name: string) =>
  banner(page).locator('details', { has: page.locator('summary', { hasText: name }) });
const isOpen = (page: Page, name: string) =>
  panel(page, name).evaluate((menu) => menu.hasAttribute('open'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('a menu', () => {
  test.for(menus)(
    '$text opens and closes by key, by click, and when it is left',
    async ({ text: name }) => {
      const page = await journey.open('/about');
      await button(page, name).focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        expect(await isOpen(page, name)).toBe(true);
        await page.keyboard.press(key);
        expect(await isOpen(page, name)).toBe(false);
      }
      await button(page, name).click();
      expect(await isOpen(page, name)).toBe(true);
      await page.locator('h1').click();
      expect(await isOpen(page, name)).toBe(false);

      await button(page, name).press('Enter');
      await page.keyboard.press('Tab');
      const firstLink = panel(page, name).locator('a').first();
      expect(await firstLink.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isOpen(page, name)).toBe(false);
      expect(await focused(page)).toBe(name);

      await button(page, name).press('Enter');
      await panel(page, name).locator('a').last().focus();
      await page.keyboard.press('Tab');
      expect(await isOpen(page, name)).toBe(false);
      expect(await page.locator('[role=menu], [role=menuitem], [role=menubar]').count()).toBe(0);
    },
  );

  test('closes when another opens', async () => {
    const page = await journey.open('/');
    const [one = '', other = ''] = menus.map(({ text }) => text);
    await button(page, one).click();
    await button(page, other).click();
    expect(await isOpen(page, one)).toBe(false);
    expect(await isOpen(page, other)).toBe(true);
  });

  test('of a county shows all its towns at once, in columns', async () => {
    const page = await journey.open('/');
    await button(page, countyMenu.text).click();
    const paths = new Set(ownTowns.map(townPath));
    const links = await panel(page, countyMenu.text)
      .locator('a:visible')
      .evaluateAll((all) =>
        all.map((each) => ({
          href: each.getAttribute('href') ?? '',
          x: Math.round(each.getBoundingClientRect().x),
        })),
      );
    const shown = links.filter(({ href }) => paths.has(href));
    expect(shown).toHaveLength(ownTowns.length);
    expect(new Set(shown.map(({ x }) => x)).size).toBeGreaterThan(1);
  });

  test('closes when one of its links is followed', async () => {
    const page = await journey.open('/');
    const link = pageMenu.links?.find(({ to }) => to !== '/about') ?? expect.fail();
    await button(page, pageMenu.text).click();
    await follow(page, panel(page, pageMenu.text).getByRole('link', { name: link.text }));
    await page.waitForURL(`**${link.to}`);
    expect(await isOpen(page, pageMenu.text)).toBe(false);
  });
});

test('the link of the shown page is marked, before and after a navigation', async () => {
  const page = await journey.open('/rentals');
  const marked = () =>
    banner(page)
      .locator('[aria-current=page]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await marked()).toEqual(['/rentals']);
  await follow(page, banner(page).getByRole('link', { name: 'Services' }));
  await expect.poll(marked).toEqual(['/services']);
});

describe('the menu of a phone', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Main' });
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog(page).waitFor();
  };
  const closed = (page: Page) => expect.poll(() => dialog(page).isVisible()).toBe(false);

  test('keeps the keyboard inside and the page behind it still, and closes by key and button', async () => {
    const page = await journey.open('/about', phone);
    await openMenu(page);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active !== body && active !== null && !active.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await focused(page)).toBe('Menu');
    await openMenu(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  });

  test('closes on a tapped link and goes there, to a page and to a town', async () => {
    const page = await journey.open('/about', phone);
    await openMenu(page);
    await dialog(page).getByRole('link', { name: 'Rentals' }).tap();
    await page.waitForURL('**/rentals');
    await closed(page);
    await page.goBack();
    await page.waitForURL('**/about');
    await closed(page);
    await openMenu(page);
    const town = first(ownTowns);
    await dialog(page).locator('summary', { hasText: countyMenu.text }).tap();
    await dialog(page).getByRole('link', { name: town.name, exact: true }).tap();
    await page.waitForURL(`**${townPath(town)}`);
    await closed(page);
  });

  test('is closed on the page that Back and Forward lead to', async () => {
    const page = await journey.open('/contact', phone);
    for (const group of await page.locator('footer summary:visible').all()) await group.tap();
    await follow(page, footerLink(page, 'Services'));
    await page.waitForURL('**/services');
    await openMenu(page);
    await page.goBack();
    await page.waitForURL('**/contact');
    await closed(page);
    await page.goForward();
    await page.waitForURL('**/services');
    await closed(page);
  });
});
