import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { filesIn } from './content/records.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

interface Sheet {
  readonly groups: Readonly<
    Record<
      string,
      { readonly plans: Record<string, { readonly price: { readonly money: number } }> }
    >
  >;
  readonly terms: { readonly additionalDriver: { readonly money: number } };
}

const { groups, terms } = filesIn<Sheet>('pricing').rentals ?? expect.fail();
const [cart, { plans }] = Object.entries(groups).at(-1) ?? expect.fail();
const [plan, { price }] = Object.entries(plans)[0] ?? expect.fail();

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const result = (page: Page) => page.locator('#rental-answer');

test('a rental found by keyboard goes into its request, filled in', async () => {
  const page = await journey.open('/rentals', {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  await page.getByLabel('Cart', { exact: true }).selectOption(cart);
  await page.getByLabel('From').fill('2090-07-04');
  await page.getByLabel('To', { exact: true }).fill('2090-07-05');
  await hydrated(page);
  await page.getByLabel('Extra drivers').fill('1');
  await page.keyboard.press('Enter');
  const total = dollars(price.money + terms.additionalDriver.money);
  await expect.poll(() => result(page).getByRole('status').innerText()).toContain(total);
  expect(new URL(page.url()).searchParams.get('cart')).toBe(cart);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page, ['footer'])).toEqual([]);

  await result(page).getByRole('link', { name: 'Request' }).press('Enter');
  await page.waitForURL('**/rental-request?*');
  const values = { cart, plan, start: '2090-07-04', end: '2090-07-05', drivers: '1' };
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe(value);
  }
});

test('without scripts the rental stands in the page of its address, and goes into its request', async () => {
  const page = await journey.open('/rentals', withoutScripts);
  await page.getByLabel('Days', { exact: true }).fill('1');
  await page.getByLabel('Cart', { exact: true }).selectOption(cart);
  await page.getByRole('button', { name: 'Find the Best Price' }).click();
  await page.waitForURL('**/rentals?*days=1*');
  const said = await result(page).innerText();
  for (const words of [dollars(price.money), 'Deposit']) expect(said).toContain(words);
  await result(page).getByRole('link', { name: 'Request' }).click();
  expect(await page.locator('[name=cart]').inputValue()).toBe(cart);
  expect(await page.locator('[name=plan]').inputValue()).toBe(plan);
});
