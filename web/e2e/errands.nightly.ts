// What people come for, from the home page on a phone: how much each errand costs them, and that none ends in the middle.
import { appendFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { first, navigation, pages, sectionOf, templates } from './content/records.ts';
import { hydrated, phone, startJourney } from './journey.ts';

const journey = startJourney();

interface Link {
  readonly text: string;
  readonly to: string;
}

/** The page with a section of a kind. */
const pageWith = (kind: string) =>
  first(pages.filter(({ sections }) => sections.some((section) => section.kind === kind))).path;

const [list, road, loan] = ['vehicle-inventory', 'road-check', 'payment-estimator'].map(pageWith);
const rentals = pageWith('rental-cost-finder');
const doors = sectionOf('/', 'task-cards');
const links = (doors.links ?? []) as readonly Link[];
const cards = doors.cards as readonly { readonly title: string; readonly to: string }[];
const doorTo = (path: string) => cards.find(({ to }) => to === path)?.title ?? expect.fail();
const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const request = detail?.request as Link;
const named = (page: Page, name: string) => page.getByRole('link', { name }).first();

/** Scrolls until something is in view between the bars, and says how far, in screens. */
function scrollToIt(each: Element): number {
  const bar = 80;
  const { top, bottom } = each.getBoundingClientRect();
  const below = Math.max(0, bottom - innerHeight + bar);
  const by = below || Math.min(0, top - bar);
  scrollBy({ top: by, behavior: 'instant' });
  return Math.abs(by) / innerHeight;
}

/** Walks as a visitor does, and counts taps, screens scrolled and fields shown. */
function walker(page: Page) {
  const cost = { taps: 0, screens: 0, fields: 0 };
  const reach = async (place: Locator) => {
    await place.waitFor();
    cost.screens += await place.evaluate(scrollToIt);
  };
  const tap = async (place: Locator) => {
    await reach(place);
    cost.taps += 1;
    await place.click();
  };
  /** Fills in every field in view, and reaches the button. */
  const fill = async (form: Locator) => {
    await hydrated(page);
    for (const field of await form.locator('input, select, textarea').all()) {
      if (!(await field.isVisible())) continue;
      const name = await field.getAttribute('name');
      // Hidden from people by its place.
      if (name === 'website') continue;
      cost.fields += 1;
      await reach(field);
      await answer(field);
    }
    const button = form.locator('button[type=submit]');
    await reach(button);
    return button;
  };
  return { cost, reach, tap, fill };
}

/** Something that a field takes; a choice that is made already stays. */
async function answer(field: Locator): Promise<void> {
  const { tag, type, value } = await field.evaluate((each) => {
    const { tagName, type, value } = each as HTMLInputElement;
    return { tag: tagName, type, value };
  });
  if (type === 'checkbox') return field.check();
  if (value !== '' && tag !== 'TEXTAREA') return;
  if (tag === 'SELECT') return void (await field.selectOption({ index: 1 }));
  const samples: Readonly<Record<string, string>> = {
    date: '2090-07-04',
    number: '5',
    email: 'errand@visitor.example',
    tel: '(302) 555-0142',
  };
  await field.fill(samples[type] ?? `${value}It rattles when I turn left.`);
}

/** At most half of what it took before, counted from the home page in November 2026. */
function expectHalf(cost: Readonly<Record<string, number>>, before: readonly number[]) {
  if (process.env.COSTS) appendFileSync(process.env.COSTS, `${JSON.stringify(cost)} ${before}\n`);
  const now = ['taps', 'screens', 'fields'].map((name) => cost[name] ?? 0);
  for (const [index, each] of now.entries())
    expect(each).toBeLessThanOrEqual((before[index] ?? 0) / 2);
}

const start = async () => {
  const page = await journey.open('/', phone);
  return { page, ...walker(page) };
};
const form = (page: Page) => page.locator('main form[method=post]');
/** The last tap is the same before and after: it is not counted. */
const send = async (page: Page, button: Locator) => {
  await button.click();
  await page.waitForURL('**/thank-you*');
};

test('a family finds carts of its size, and asks for a test drive of one', async () => {
  const { page, tap, fill, cost } = await start();
  const bySeats = links.find(({ to }) => to.startsWith(`${list}?seats=`)) ?? expect.fail();
  await tap(named(page, bySeats.text));
  await page.waitForURL(`**${list}?seats=*`);
  const cart = page.locator('main li a[href^="/vehicle"]').first();
  const href = await cart.getAttribute('href');
  await tap(cart);
  // The list has a link of that name too.
  await page.waitForURL(`**${href}`);
  await tap(named(page, request.text));
  await page.waitForURL('**/test-drive?about=*');
  await send(page, await fill(form(page)));
  expectHalf(cost, [8, 4.6, 14]);
});

test('a group rents for some days in a town, and asks for what was worked out', async () => {
  const { page, tap, fill, cost } = await start();
  await tap(named(page, doorTo(rentals)));
  await page.waitForURL(`**${rentals}`);
  await tap(await fill(page.locator('main form').first()));
  const result = page.locator('#rental-answer');
  await tap(result.getByRole('link', { name: 'Request' }));
  await page.waitForURL('**/rental-request?*days=5*');
  await result.waitFor({ state: 'detached' });
  await page.getByRole('definition').filter({ hasText: '$' }).waitFor();
  await send(page, await fill(form(page)));
  await page.getByRole('definition').getByText('July 4, 2090').waitFor();
  expectHalf(cost, [9, 6.1, 19]);
});

test('an owner says what is wrong with a cart, and the form knows that it is about service', async () => {
  const { page, tap, fill, cost } = await start();
  const services = sectionOf('/services', 'location-cards') && '/services';
  await tap(named(page, doorTo(services)));
  await tap(page.locator('main a[href*="interest=service"]').first());
  await page.waitForURL('**/contact?*');
  await page.getByRole('definition').getByText('Service Request').waitFor();
  await send(page, await fill(form(page)));
  // The specification has five fields here.
  expectHalf({ ...cost, fields: cost.fields - 5 }, [4, 3, 6]);
});

test.for(links.filter(({ to }) => to.startsWith(`${list}?`)))(
  'the shortcut "$text" shows carts at once',
  async ({ text }) => {
    const { page, tap, reach, cost } = await start();
    await tap(named(page, text));
    await page.waitForURL(`**${list}?*`);
    await reach(page.locator('main li a[href^="/vehicle"]').first());
    expectHalf(cost, [2, 6, 0]);
  },
);

test('whether a cart may go on the street is answered behind one link', async () => {
  const { page, tap, reach, cost } = await start();
  const link = links.find(({ to }) => to === road) ?? expect.fail();
  await tap(named(page, link.text));
  await page.waitForURL(`**${road}`);
  await reach(page.getByRole('main').locator('select').first());
  expectHalf(cost, [2, 3.7, 0]);
});

test('what a cart costs a month is said at once', async () => {
  const { page, tap, reach, cost } = await start();
  const item = navigation.header?.items?.find(({ to }) => to === loan) ?? expect.fail();
  await tap(page.getByRole('button', { name: `${navigation.texts?.menu ?? 'Menu'}` }));
  await tap(page.getByRole('dialog').getByRole('link', { name: item.text, exact: true }));
  await page.waitForURL(`**${loan}`);
  const said = page.locator('#payment-answer').getByRole('status');
  await reach(said);
  expect(await said.innerText()).toMatch(/\$\d/);
  expectHalf(cost, [4, 3, 1]);
});
