import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { vehiclePath } from './content/addresses.ts';
import { filesIn, first, vehicleName, vehicles } from './content/records.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

interface Sheet {
  readonly example: {
    readonly apr: { readonly percent: number };
    readonly term: { readonly months: number };
    readonly downPayment: { readonly money: number };
  };
}

const { example } = filesIn<Sheet>('pricing').financing ?? expect.fail();
const cart = first(vehicles.filter(({ price }) => price.money > example.downPayment.money));

/** A loan's payments by the textbook formula: each month's, all of them, and what they are above the loan. */
function payments(loan: number, apr: number, months: number) {
  const growth = (1 + apr / 1200) ** months;
  const share = apr === 0 ? 1 / months : (apr / 1200) * (growth / (growth - 1));
  const monthly = loan * share;
  return { monthly, total: monthly * months, interest: monthly * months - loan };
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The monthly payment as printed. */
function monthly(price: number, down: number, apr: number, months: number): string {
  return dollars(payments(price - down, apr, months).monthly);
}

const estimate = (page: Page) => page.locator('#payment-answer');

test('a cart leads to its estimate, and by keyboard alone to that of another rate', async () => {
  const page = await journey.open(vehiclePath(cart.id), {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    hasTouch: false,
  });
  await page.getByRole('link', { name: 'Estimate your payment' }).press('Enter');
  await page.waitForURL('**/financing?vehicle=*');
  const { apr, term, downPayment } = example;
  const given = monthly(cart.price.money, downPayment.money, apr.percent, term.months);
  expect(await estimate(page).getByRole('status').innerText()).toContain(given);
  await estimate(page)
    .getByRole('link', { name: vehicleName(cart) })
    .waitFor();

  await page.reload();
  await page.getByLabel('APR').focus();
  await hydrated(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  const free = monthly(cart.price.money, downPayment.money, 0, term.months);
  await expect.poll(() => estimate(page).getByRole('status').innerText()).toContain(free);
  expect(new URL(page.url()).searchParams.get('apr')).toBe('0');
  expect(await page.getByLabel('APR').evaluate((each) => each === document.activeElement)).toBe(
    true,
  );
  // Below the header that stays, a target is not seen in full.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOn(page, ['footer'])).toEqual([]);
});

test('without scripts the answer stands in the page of its address', async () => {
  const page = await journey.open('/financing', withoutScripts);
  expect(await estimate(page).getByRole('status').innerText()).not.toMatch(/\d/);
  await page.getByLabel('Price').fill('9595');
  await page.getByLabel('Down payment').fill('0');
  await page.getByLabel('APR').fill('7.99');
  await page.getByLabel('Term').selectOption(String(example.term.months));
  await page.getByRole('button', { name: 'Estimate My Payment' }).click();
  await page.waitForURL('**/financing?price=9595&*');
  const said = await estimate(page).innerText();
  const figures = Object.values(payments(9595, 7.99, example.term.months));
  for (const figure of figures) expect(said).toContain(dollars(figure));
  expect(said).toMatch(/not an offer/);
});
