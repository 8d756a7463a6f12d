import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { follow, phone, startJourney } from './journey.ts';
import { sussexTowns } from './specification/routes.ts';

const journey = startJourney();

const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => banner(page).locator('summary', { hasText: name });
const panel = (page: Page, name: string) =>
  banner(page).locator('details', { has: page.locator('summary', { hasText: name }) });
const isOpen = (page: Page, name: string) =>
  panel(page, name).evaluate((menu) => menu.hasAttribute('open'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.for(['Sussex County', 'About'])('the %s menu', (name) => {
  test('opens and closes by Enter, Space and a click', async () => {
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
  });

  test('takes Tab to its first link, and Escape back to its button', async () => {
    const page = await journey.open('/about');
    await button(page, name).press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await panel(page, name)
        .locator('a')
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(page, name)).toBe(false);
    expect(await focused(page)).toBe(name);
  });

  test('closes when the keyboard leaves it', async () => {
    const page = await journey.open('/about');
    await button(page, name).press('Enter');
    await panel(page, name).locator('a').last().focus();
    await page.keyboard.press('Tab');
    expect(await isOpen(page, name)).toBe(false);
  });

  test('closes on a click elsewhere', async () => {
    const page = await journey.open('/about');
    await button(page, name).click();
    await page.locator('h1').click();
    expect(await isOpen(page, name)).toBe(false);
  });

  test('is no application menu', async () => {
    const page = await journey.open('/about');
    expect(await page.locator('[role=menu], [role=menuitem], [role=menubar]').count()).toBe(0);
  });
});

test('one menu closes when the other opens', async () => {
  const page = await journey.open('/');
  await button(page, 'Sussex County').click();
  await button(page, 'About').click();
  expect(await isOpen(page, 'Sussex County')).toBe(false);
  expect(await isOpen(page, 'About')).toBe(true);
});

test('the Sussex County menu shows all 25 towns at once, in columns', async () => {
  const page = await journey.open('/');
  await button(page, 'Sussex County').click();
  const links = panel(page, 'Sussex County').locator('a[href^="/sussex-county/"]');
  expect(await links.count()).toBe(sussexTowns.length);
  const boxes = await links.evaluateAll((all) =>
    all.map((each) => ({
      x: Math.round(each.getBoundingClientRect().x),
      bottom: each.getBoundingClientRect().bottom,
    })),
  );
  expect(new Set(boxes.map(({ x }) => x)).size).toBeGreaterThanOrEqual(3);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(800);
});

test('a menu closes when one of its links is followed', async () => {
  const page = await journey.open('/');
  await button(page, 'About').click();
  await follow(page, panel(page, 'About').getByRole('link', { name: 'Financing' }));
  await page.waitForURL('**/financing');
  expect(await isOpen(page, 'About')).toBe(false);
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
  const openMenu = async (path = '/about') => {
    const page = await journey.open(path, phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog(page).waitFor();
    return page;
  };
  const closed = (page: Page) => expect.poll(() => dialog(page).isVisible()).toBe(false);

  test('keeps the keyboard inside', async () => {
    const page = await openMenu();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active !== body && active !== null && !active.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }
  });

  test('holds the page behind it still', async () => {
    const page = await openMenu();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('closes on a tapped link and goes there', async () => {
    const page = await openMenu();
    await dialog(page).getByRole('link', { name: 'Rentals' }).tap();
    await page.waitForURL('**/rentals');
    await closed(page);
    await page.goBack();
    await page.waitForURL('**/about');
    await closed(page);
  });

  test('closes on a tapped link to a town', async () => {
    const page = await openMenu();
    await dialog(page).locator('summary', { hasText: 'Sussex County' }).tap();
    await dialog(page).getByRole('link', { name: 'Lewes' }).tap();
    await page.waitForURL('**/sussex-county/lewes');
    await closed(page);
  });

  test('closes on Escape and gives the focus back', async () => {
    const page = await openMenu();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await focused(page)).toBe('Menu');
  });

  test('closes on a tap beside it', async () => {
    const page = await journey.open('/about', { ...phone, viewport: { width: 600, height: 740 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.touchscreen.tap(30, 400);
    await closed(page);
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('closes on its own button', async () => {
    const page = await openMenu();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
  });

  test('closes on Back, which stays on the page', async () => {
    const page = await openMenu('/services');
    await page.goBack();
    await closed(page);
    expect(new URL(page.url()).pathname).toBe('/services');
  });
});
