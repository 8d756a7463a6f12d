// The menus of the header, and that of a phone, whatever the dealer has put into them.
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { countyMenu, towns } from './content/records.ts';
import { follow, footerLink, menuButton, phone, startJourney } from './journey.ts';

const journey = startJourney();

const header = parse(await (await fetch(inject('site').url)).text()).querySelector('body > header');
// With too much in it, it is a menu as on a phone at every width.
const nav = header?.querySelector('nav');
const isBar = /:block/.test(nav?.getAttribute('class') ?? '');
const menus = isBar ? (nav?.querySelectorAll('details').length ?? 0) : 0;
const wide = { viewport: { width: 1800, height: 900 } };
/** The pages that the header leads to from its bar. */
const [one, other] = (nav?.querySelectorAll('li > a[href^="/"]') ?? [])
  .map((link) => `${link.getAttribute('href')}`)
  .filter((path) => path !== '/');

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page, index: number) => {
  const whole = banner(page).locator('nav details').nth(index);
  return { button: whole.locator('summary'), links: whole.locator('a'), whole };
};
const isOpen = (page: Page, index: number) =>
  menu(page, index).whole.evaluate((each) => each.hasAttribute('open'));
const hasFocus = (page: Page, index: number) =>
  menu(page, index).button.evaluate((each) => each === document.activeElement);

describe.runIf(menus > 0)('a menu', () => {
  test('opens and closes by key, by click, and when it is left', async () => {
    const page = await journey.open('/', wide);
    const { button, links } = menu(page, 0);
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      expect(await isOpen(page, 0)).toBe(true);
      await button.press(key);
      expect(await isOpen(page, 0)).toBe(false);
    }
    await button.click();
    expect(await isOpen(page, 0)).toBe(true);
    await page.locator('h1').click();
    expect(await isOpen(page, 0)).toBe(false);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect([await isOpen(page, 0), await hasFocus(page, 0)]).toEqual([false, true]);
    await button.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    expect(await isOpen(page, 0)).toBe(false);
    expect(await page.locator('[role=menu], [role=menuitem], [role=menubar]').count()).toBe(0);
  });

  test('closes when another opens, and when one of its links is followed', async () => {
    const page = await journey.open('/contact', wide);
    await menu(page, 0).button.click();
    await menu(page, menus - 1).button.click();
    if (menus > 1)
      expect([await isOpen(page, 0), await isOpen(page, menus - 1)]).toEqual([false, true]);
    else await menu(page, 0).button.click();
    const link = menu(page, menus - 1).links.last();
    const path = await link.getAttribute('href');
    await follow(page, link);
    await page.waitForURL(`**${path}`);
    expect(await isOpen(page, menus - 1)).toBe(false);
  });

  test.runIf(countyMenu)('of a county shows all its towns at once, in columns', async () => {
    const page = await journey.open('/', wide);
    const whole = banner(page)
      .locator('nav details', { hasText: countyMenu?.text ?? '' })
      .first();
    await whole.locator('summary').click();
    const places = await whole.locator('a:visible').evaluateAll((all) =>
      all.map((each) => ({
        href: each.getAttribute('href') ?? '',
        x: Math.round(each.getBoundingClientRect().x),
      })),
    );
    const paths = towns
      .filter(({ county }) => county === countyMenu?.towns?.county)
      .map((town) => townPath(town));
    const shown = places.filter(({ href }) => paths.includes(href));
    expect(shown).toHaveLength(paths.length);
    expect(new Set(shown.map(({ x }) => x)).size).toBeGreaterThan(1);
  });
});

test.runIf(isBar && other)(
  'the link of the shown page is marked, before and after a navigation',
  async () => {
    const page = await journey.open(`${one}`, wide);
    const marked = () =>
      banner(page)
        .locator('nav [aria-current=page]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await marked()).toContain(one);
    await follow(page, banner(page).locator(`nav li > a[href="${other}"]`).first());
    await expect.poll(marked).toContain(other);
    expect(await marked()).not.toContain(one);
  },
);

describe('the menu of a phone', () => {
  const dialog = (page: Page) => page.getByRole('dialog');
  const openMenu = async (page: Page) => {
    await menuButton(page).click();
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
    expect(await menuButton(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await openMenu(page);
    await dialog(page).locator('button').first().click();
    await closed(page);
  });

  test('closes on a tapped link and goes there, and is closed after Back and Forward', async () => {
    const page = await journey.open('/contact', phone);
    for (const group of await page.locator('body > footer summary:visible').all())
      await group.tap();
    await follow(page, footerLink(page, '/services'));
    await page.waitForURL('**/services');
    await openMenu(page);
    const link = dialog(page).locator('nav a:visible').last();
    const path = await link.getAttribute('href');
    await link.tap();
    await page.waitForURL(`**${path}`);
    await closed(page);
    await openMenu(page);
    await page.goBack();
    await page.waitForURL('**/services');
    await closed(page);
    await page.goForward();
    await page.waitForURL(`**${path}`);
    await closed(page);
  });
});
