// What people come for, on a phone, from the first page: how often they tap. A list to choose from is two taps, and what is
// typed is none. Where the content offers no such way, there is nothing to count.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { first, pages, towns } from './content/records.ts';
import { menuButton, phone, startJourney } from './journey.ts';

const journey = startJourney();

const pageWith = (kind: string) =>
  pages.find(({ sections }) => sections.some((each) => each.kind === kind))?.path;

const formFor = (type: string) =>
  forms.find(({ fields }) => fields.some((field) => field.type === type))?.action;

const paths = {
  rentals: pageWith('rental-cost-finder'),
  roads: pageWith('road-check'),
  drive: formFor('vehicle'),
};

/** A hand on a phone: taps what can be seen and is not covered, and counts. */
class Hand {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Taps the first that a selector finds; false if there is none. */
  async tap(selector: string): Promise<boolean> {
    const target = this.page.locator(`${selector}:visible`).first();
    const isThere = await target.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) return false;
    const before = this.page.url();
    const isLink = (await target.getAttribute('href')) !== null;
    this.taps += 1;
    await target.tap();
    if (isLink) await this.page.waitForURL(({ href }) => href !== before);
    return true;
  }
}

const main = (href: string) => `main a[href${href}]`;

/** Each errand: what is asked for, the most taps it may take, and the way. It ends with what answers it. */
const errands: readonly (readonly [string, number, (hand: Hand) => Promise<boolean>])[] = [
  [
    'a vehicle with six seats within a budget, for a test drive',
    3,
    async (hand) =>
      (await hand.tap(main('*="seats=6"][href*="price="'))) &&
      (await hand.tap('main :is(ul, ol) a[href^="/vehicle"]')) &&
      (await hand.tap(main(`^="${paths.drive}"`))) &&
      expectForm(hand.page, 'vehicle'),
  ],
  [
    'what a vehicle for six costs for five days, brought to a town, and asking for it',
    4,
    async (hand) => {
      const { page } = hand;
      if (!(await hand.tap(main(`^="${paths.rentals}"`)))) return false;
      if (!(await hand.tap('main label:has([type=radio]):nth-of-type(2)'))) return false;
      const town = page.locator('main input[name=town]');
      if ((await town.count()) === 0) return false;
      const { name } = first(towns);
      await page.locator('main input[name=days]').fill('5');
      await town.fill(name);
      await expect.poll(() => page.url()).toContain('days=5');
      const total = page.locator('[data-call-bar]:visible').first();
      await expect.poll(() => total.textContent()).toMatch(/\d/);
      await hand.tap('[data-call-bar] a[href*="days=5"]');
      await page.waitForURL(
        (url) => url.searchParams.get('days') === '5' && url.searchParams.has('town'),
      );
      return true;
    },
  ],
  [
    'where a vehicle may be driven, in a town',
    1,
    async (hand) => {
      if (!(await hand.tap(main(`^="${paths.roads}"`)))) return false;
      const town = hand.page.locator('main input[name=town]');
      if ((await town.count()) === 0) return false;
      const { name } = first(towns);
      await town.fill(name);
      await expect.poll(() => hand.page.locator('main output').textContent()).toContain(name);
      return true;
    },
  ],
  [
    'a vehicle that does not start: whether it can be moved',
    2,
    async (hand) => {
      const field = forms.flatMap(({ fields }) => fields).find(({ when }) => when);
      if (!field?.when) return false;
      const asked = main(`*="${field.when.field}=${field.when.is}"`);
      const found = (await hand.tap(main('^="/service"'))) && (await hand.tap(asked));
      if (found) await hand.page.locator(`main form [name=${field.name}]`).waitFor();
      return found;
    },
  ],
  [
    'whether it is open on a Sunday, and where',
    1,
    async (hand) => {
      const bar = hand.page.locator('[data-top-bar]');
      const said = bar.locator('.while-open:first-child, .while-closed:not(.while-open)');
      const [place, hours] = await said.allTextContents();
      if (place === undefined || hours === undefined) return false;
      hand.taps += 1;
      await menuButton(hand.page).tap();
      const menu = () => hand.page.locator('[data-slide-out]').innerText();
      await expect.poll(menu).toContain(place);
      expect(await menu()).toContain(hours.trim());
      return true;
    },
  ],
];

async function expectForm(page: Page, type: string): Promise<boolean> {
  const field = forms.flatMap(({ fields }) => fields).find((each) => each.type === type);
  await page.locator(`main form [name=${field?.name}]`).first().waitFor({ state: 'attached' });
  return true;
}

test.for(errands)('%s takes %i taps at most', async ([, most, walk], { skip }) => {
  const page = await journey.window({ ...phone, viewport: { width: 375, height: 812 } });
  await page.goto(journey.site().url);
  const hand = new Hand(page);
  skip(!(await walk(hand)), 'the content offers no such way');
  expect(hand.taps).toBeLessThanOrEqual(most);
});

test('a field that is tapped at the edge of the bar is whole above it', async () => {
  const { action } = first(forms);
  const page = await journey.open(action, phone);
  const field = page.locator('main form input.field').last();
  const bar = page.locator('[data-call-bar]:visible').last();
  const edge = await bar.evaluate((each) => each.getBoundingClientRect().top);
  const top = await field.evaluate((each, at) => {
    scrollBy({ top: each.getBoundingClientRect().top - at + 16, behavior: 'instant' });
    return each.getBoundingClientRect().top;
  }, edge);
  await page.touchscreen.tap(100, top + 8);
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  const bottom = () => field.evaluate((each) => each.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(edge);
});
