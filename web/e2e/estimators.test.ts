// The tools that answer a question from what is entered: in place and by keyboard with scripts, at the address without.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { dollars } from './content/phrase.ts';
import {
  filesIn,
  first,
  sectionOf,
  templates,
  towns,
  vehicleName,
  vehicles,
} from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { follow, hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const town = first(
  towns.filter(
    ({ zip, name }) => towns.filter((o) => o.zip === zip || o.name === name).length === 1,
  ),
);

const delivery = (page: Page) => page.locator('#delivery-answer').getByRole('status');

test('a ZIP code is answered with the distance, by keyboard and in place', async () => {
  const page = await journey.open('/showroom', { viewport: { width: 320, height: 640 } });
  const field = page.getByLabel('ZIP');
  await field.focus();
  await hydrated(page);
  await page.keyboard.type(town.zip);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => delivery(page).innerText())
    .toMatch(new RegExp(`${town.name}.*\\d miles?`));
  expect(new URL(page.url()).searchParams.get('place')).toBe(town.zip);
});

test('without scripts a town has its distance, and what is no town is said to be none', async () => {
  const page = await journey.open('/showroom', withoutScripts);
  await page.getByLabel('ZIP').fill(town.name.toUpperCase());
  await page.getByRole('button', { name: 'Check the Distance' }).click();
  await page.waitForURL('**/showroom?place=*');
  expect(await delivery(page).innerText()).toContain(town.name);
  await page.getByLabel('ZIP').fill('<b>Atlantis</b>');
  await page.getByRole('button', { name: 'Check the Distance' }).click();
  await expect.poll(() => delivery(page).innerText()).toContain('<b>Atlantis</b>');
});

interface FinancingSheet {
  readonly example: {
    readonly apr: { readonly percent: number };
    readonly term: { readonly months: number };
    readonly downPayment: { readonly money: number };
  };
}

const { example } = filesIn<FinancingSheet>('pricing').financing ?? expect.fail();
const cart = first(vehicles.filter(({ price }) => price.money > example.downPayment.money));

/** A loan's payments by the textbook formula: each month's, all of them, and what they are above the loan. */
function payments(loan: number, apr: number, months: number) {
  const growth = (1 + apr / 1200) ** months;
  const share = apr === 0 ? 1 / months : (apr / 1200) * (growth / (growth - 1));
  const monthly = loan * share;
  return { monthly, total: monthly * months, interest: monthly * months - loan };
}

function exactDollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** The monthly payment as the answer says it, without cents. */
function monthly(price: number, down: number, apr: number, months: number): string {
  return dollars(Math.round(payments(price - down, apr, months).monthly));
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
});

test('without scripts the answer stands in the page of its address', async () => {
  const page = await journey.open('/financing', withoutScripts);
  expect(await estimate(page).getByRole('status').innerText()).toMatch(/\d/);
  await page.getByLabel('Price').fill('9595');
  await page.getByLabel('Down payment').fill('0');
  await page.getByLabel('APR').fill('7.99');
  await page.getByLabel('Term').selectOption(String(example.term.months));
  await page.getByRole('button', { name: 'Estimate My Payment' }).click();
  await page.waitForURL('**/financing?price=9595&*');
  const said = await estimate(page).innerText();
  const figures = Object.values(payments(9595, 7.99, example.term.months));
  for (const figure of figures) expect(said).toContain(exactDollars(figure));
  expect(said).toMatch(/not an offer/);
});

interface RentalSheet {
  readonly groups: Readonly<
    Record<
      string,
      { readonly plans: Record<string, { readonly price: { readonly money: number } }> }
    >
  >;
  readonly terms: { readonly additionalDriver: { readonly money: number } };
}

const { groups, terms } = filesIn<RentalSheet>('pricing').rentals ?? expect.fail();
const [rented, { plans }] = Object.entries(groups).at(-1) ?? expect.fail();
const [{ price } = expect.fail()] = Object.values(plans);

const rental = (page: Page) => page.locator('#rental-answer');

test('a rental found by keyboard goes into its request, filled in', async () => {
  const page = await journey.open('/rentals', {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
  });
  await page.getByLabel('Cart', { exact: true }).selectOption(rented);
  await page.getByLabel('First day').fill('2090-07-04');
  await hydrated(page);
  await page.getByText('Extra drivers or').click();
  await page.getByLabel('Extra drivers', { exact: true }).fill('1');
  await page.getByLabel('Days', { exact: true }).fill('1');
  await page.keyboard.press('Enter');
  const total = dollars(price.money + terms.additionalDriver.money);
  await expect.poll(() => rental(page).getByRole('status').innerText()).toContain(total);
  expect(new URL(page.url()).searchParams.get('cart')).toBe(rented);

  await rental(page).getByRole('link', { name: 'Request' }).press('Enter');
  await page.waitForURL('**/rental-request?*');
  const values = { cart: rented, days: '1', start: '2090-07-04', drivers: '1' };
  for (const [name, value] of Object.entries(values)) {
    await expect.poll(() => page.locator(`[name=${name}]`).inputValue()).toBe(value);
  }
});

test('without scripts the rental stands in the page of its address, and goes into its request', async () => {
  const page = await journey.open('/rentals', withoutScripts);
  await page.getByLabel('Days', { exact: true }).fill('1');
  await page.getByLabel('Cart', { exact: true }).selectOption(rented);
  await page.getByRole('button', { name: 'Find the Best Price' }).click();
  await page.waitForURL('**/rentals?*days=1*');
  const said = await rental(page).innerText();
  for (const words of [dollars(price.money), 'Deposit']) expect(said).toContain(words);
  await rental(page).getByRole('link', { name: 'Request' }).click();
  expect(await page.locator('[name=cart]').inputValue()).toBe(rented);
  expect(await page.locator('[name=days]').inputValue()).toBe('1');
});

const roadCheck = sectionOf('/where-to-drive', 'road-check');
const roadTexts = roadCheck.texts as Readonly<Record<string, string>>;
const requirements = roadCheck.requirements as readonly unknown[];
const name = vehicleName(richVehicle);
const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const road = detail?.road as { readonly text: string };

/** The findings, line by line. */
const findings = (page: Page) => page.locator('main td').allInnerTexts();
const choice = (page: Page) => page.getByLabel(`${roadTexts.vehicle}`, { exact: true });

test('a cart is checked alike without scripts, at 320 pixels, and by keyboard', async () => {
  const plain = await journey.open('/where-to-drive', {
    ...withoutScripts,
    viewport: { width: 320, height: 700 },
  });
  expect(await plain.locator('tbody tr').count()).toBe(requirements.length);
  expect(await findings(plain)).toEqual([]);
  await choice(plain).selectOption(richVehicle.id);
  await plain.getByRole('button', { name: `${roadTexts.apply}` }).click();
  expect(new URL(plain.url()).search).toBe(`?vehicle=${richVehicle.id}`);
  const found = await findings(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(requirements.length);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const page = await journey.window();
  await page.goto(journey.site().url + vehiclePath(richVehicle.id));
  await hydrated(page);
  await follow(page, page.locator('main').getByRole('link', { name: road.text }));
  await page.waitForURL(`**/where-to-drive?vehicle=${richVehicle.id}`);
  expect(await findings(page)).toEqual(found);
  await choice(page).focus();
  const others = vehicles.filter(({ id }) => id !== richVehicle.id);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.locator('main [role=status]').textContent())
    .toMatch(new RegExp(others.map((each) => vehicleName(each).replace('+', '\\+')).join('|')));
  expect(await page.locator('thead').innerText()).not.toContain(name);
});

test('a cart that is not there is named, and no other is shown in its place', async () => {
  const page = await journey.open('/where-to-drive?vehicle=gone');
  await hydrated(page);
  const said = await page.locator('main').innerText();
  expect(said).toContain(`${roadTexts.unknown}`.replace('{name}', 'gone'));
  expect(await findings(page)).toEqual([]);
});

interface Question {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const finder = sectionOf('/which-cart', 'vehicle-finder');
const texts = finder.texts as Readonly<Record<string, string>>;
const questions = finder.questions as Readonly<Record<string, Question>>;
const answers = Object.entries(questions).map(([name, { label, options }]) => ({
  name,
  question: label,
  ...first(options),
}));
const address = `?${new URLSearchParams(answers.map(({ name, value }) => [name, value]))}`;

const option = (page: Page, question: string, label: string) =>
  page
    .getByRole('group', { name: question, exact: true })
    .getByRole('radio', { name: label, exact: true });

/** The carts that fit, each with its points and reasons, and those named below. */
const ranking = (page: Page) =>
  page.locator('main :is(ol > li:has(img), a[data-chip])').allInnerTexts();

/** Those that may fit, below the ones that do. */
const unconfirmed = (page: Page) =>
  page.locator(`main :text("${texts.unconfirmed?.split('{')[0]}") + ul a[data-chip]`).count();

test('answers rank the carts alike without scripts, at 320 pixels, and by keyboard', async () => {
  const plain = await journey.open('/which-cart', {
    ...withoutScripts,
    viewport: { width: 320, height: 700 },
  });
  expect(await plain.locator('main').innerText()).toContain(texts.empty);
  for (const { question, label } of answers) {
    await option(plain, question, label).check();
  }
  await plain.getByRole('button', { name: `${texts.apply}` }).click();
  expect(new URL(plain.url()).search).toBe(address);
  const found = await ranking(plain);
  expect(found.length).toBeGreaterThan(0);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const page = await journey.window();
  await page.goto(`${journey.site().url}/which-cart`);
  await hydrated(page);
  for (const { question } of answers) {
    await option(page, question, `${texts.any}`).focus();
    await page.keyboard.press('ArrowDown');
  }
  await page.waitForURL(`**/which-cart${address}`);
  // Cards are laid out otherwise on a wide screen, and say the same.
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await ranking(page)).toEqual(found);
  const status = page.locator('main [role=status]');
  await expect
    .poll(() => status.textContent())
    .toBe(`${texts.found}`.replace('{n}', `${found.length - (await unconfirmed(page))}`));
  await page.reload();
  expect(await ranking(page)).toEqual(found);
});
