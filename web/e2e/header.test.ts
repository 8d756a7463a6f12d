// The menus of the header, and that of a phone, whatever the dealer has put into them.
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openText } from '../src/enhance/open-now.ts';
import { townPath } from './content/addresses.ts';
import { countyMenu, towns } from './content/records.ts';
import { follow, footerLink, menuButton, phone, startJourney } from './journey.ts';

const journey = startJourney();

const header = parse(await (await fetch(inject('site').url)).text()).querySelector('body > header');
// With too much in it, it is a menu as on a phone at every width.
const nav = header?.querySelector('nav');
const isBar = /:block/.test(nav?.getAttribute('class') ?? '');
const wide = { viewport: { width: 1800, height: 900 } };

const banner = (page: Page) => page.getByRole('banner');

test.runIf(isBar && countyMenu)(
  'a menu of a county shows all its towns at once, in columns',
  async () => {
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
  },
);

test('the line above says whether it is open, and says it anew when that changes', async ({
  skip,
}) => {
  const page = await journey.window(wide);
  await page.clock.install();
  await page.goto(`${journey.site().url}/about`);
  const line = page.locator('[data-week]');
  skip((await line.count()) === 0, 'nothing says whether it is open');
  const times = await line.evaluate((each: HTMLElement) => ({ ...each.dataset }));
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let hour = 0; hour < 24; hour += 1) {
    await page.clock.runFor(3_600_000);
    const now = await page.evaluate(() => Date.now());
    const text = `${await line.textContent()}`;
    expect(text).toBe(openText(times, new Date(now)));
  }
});

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

  test('closes on a tapped link and goes there', async () => {
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
  });
});
