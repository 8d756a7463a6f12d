import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chosen, filters } from './content/filters.ts';
import { first, sectionOf, vehicleName } from './content/records.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

interface Question {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const section = sectionOf('/which-cart', 'vehicle-finder');
const texts = section.texts as Readonly<Record<string, string>>;
const questions = section.questions as Readonly<Record<'seats' | 'use' | 'ground', Question>>;
const names = ['seats', 'use', 'ground'] as const;
const answers = names.map((name) => [name, first(questions[name].options)] as const);
const address = `?${new URLSearchParams(answers.map(([name, { value }]) => [name, value]))}`;

const option = (page: Page, question: string, label: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByRole('radio', { name: label, exact: true });

/** The carts that fit, each with its points and reasons, and those named below. */
const result = (page: Page) =>
  page.locator('main :is(ol > li:has(img), a[data-chip])').allInnerTexts();

test('three answers rank the carts alike without scripts, at 320 pixels, and by keyboard', async () => {
  const plain = await journey.open('/which-cart', {
    ...withoutScripts,
    viewport: { width: 320, height: 700 },
  });
  expect(await plain.locator('main').innerText()).toContain(texts.empty);
  for (const [name, { label }] of answers) {
    await option(plain, questions[name].label, label).check();
  }
  await plain.getByRole('button', { name: `${texts.apply}` }).click();
  expect(new URL(plain.url()).search).toBe(address);
  const found = await result(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const page = await journey.window();
  await page.goto(`${journey.site().url}/which-cart`);
  await hydrated(page);
  for (const [name] of answers) {
    await option(page, questions[name].label, `${texts.any}`).focus();
    await page.keyboard.press('ArrowDown');
  }
  await page.waitForURL(`**/which-cart${address}`);
  // Cards are laid out otherwise on a wide screen, and say the same.
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await result(page)).toEqual(found);
  const status = page.locator('main [role=status]');
  await expect
    .poll(() => status.textContent())
    .toBe(`${texts.found}`.replace('{n}', `${found.length}`));
  await page.reload();
  expect(await result(page)).toEqual(found);
});

test('the answers of another dealer mean nothing', async () => {
  const page = await journey.open('/which-cart?seats=nobody&use=&ground=moon', withoutScripts);
  expect(await page.locator('main').innerText()).toContain(texts.empty);
  expect(await result(page)).toEqual([]);
});

test('the list finds the carts of so many seats, without scripts too', async () => {
  for (const { value } of filters.seats) {
    const page = await journey.open(`/inventory?seats=${value}`, withoutScripts);
    const shown = await page.locator('#results').getByRole('heading').allTextContents();
    expect(shown.sort()).toEqual(chosen({ seats: value }).map(vehicleName).sort());
    expect(await page.getByLabel('Seats', { exact: true }).inputValue()).toBe(value);
  }
});
