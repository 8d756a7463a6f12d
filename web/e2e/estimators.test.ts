// The tools that answer a question from what is entered: in place and by keyboard with scripts, at the address without.
// What they answer is worked out in web/src/domain; which tools there are is read from the pages.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedPages } from './asked-pages.ts';
import { vehiclePath } from './content/addresses.ts';
import { pages, vehicleName } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import { follow, hydrated, phone, startJourney, withoutScripts } from './journey.ts';
import { expectFresh } from './shown-page.ts';
import {
  change,
  type Hand,
  type Held,
  heldBy,
  press,
  sendButtons,
  unfold,
} from './tool-controls.ts';

const journey = startJourney();

const tools = askedPages.filter(({ isHydrated }) => isHydrated).map(({ path }) => path);

const narrow = { viewport: { width: 320, height: 640 } };

const hands: readonly Hand[] = ['mouse', 'touch', 'keyboard'];

/** One after another for each tool; each takes every hand. */
const windows: readonly BrowserContextOptions[] = [
  { hasTouch: true },
  phone,
  { ...narrow, hasTouch: true },
];

const journeys = tools.map((path, index) => [path, windows[index % windows.length]] as const);

/** The hand for a control, which has another one each time. */
const handFor = (control: number, time: number): Hand =>
  hands[(control + time) % hands.length] ?? 'mouse';

/** Expects of every control that is there what was put into it. */
async function expectHeld(page: Page, wanted: Held, message: string): Promise<void> {
  const changed = async () => {
    const held = await heldBy(page);
    const others = Object.entries(wanted).filter(([name, values]) => {
      // A list that was filtered may have lost what was chosen in it.
      const kept = values.filter((each) => held[name]?.offered.includes(each));
      return `${kept.toSorted()}` !== `${held[name]?.values.toSorted() ?? []}`;
    });
    return others.map(([name, values]) => [name, values, held[name]?.values]);
  };
  await expect.poll(changed, { message }).toEqual([]);
}

/** Changes every control of a tool, one after another; after each, all of them hold what they were given. */
async function changeAll(page: Page, handOf: (control: number) => Hand): Promise<Held> {
  let wanted: Held = {};
  for (const [control, name] of Object.keys(await heldBy(page)).entries()) {
    const own = await change(page, name, handOf(control));
    if (!own) continue;
    wanted = { ...wanted, [name]: own };
    await expectHeld(page, wanted, `after ${name}`);
  }
  return wanted;
}

/** Expects the answer that an estimator shows to be the one to what stands in its fields, if that can be answered. */
async function expectAnswered(page: Page): Promise<void> {
  const wanted = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('main form:has(~ * output)');
    if (!form?.checkValidity()) return undefined;
    const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
    const query = new URLSearchParams(fields.filter(([, value]) => value !== ''));
    const html = await (await fetch(`${location.pathname}?${query}`)).text();
    const fresh = new DOMParser().parseFromString(html, 'text/html');
    return fresh.querySelector('main output')?.textContent;
  });
  const answer = page.locator('main output');
  if (wanted !== undefined) await expect.poll(() => answer.textContent()).toBe(wanted);
}

/** Sends what a tool asks, if it has a button for that. */
async function send(page: Page, hand: Hand): Promise<void> {
  const button = sendButtons(page).first();
  if (hand === 'keyboard') await button.press('Enter');
  else await press(button, hand);
}

test.for(journeys)(
  '%s keeps what is entered by mouse, touch and keyboard, one after another, and answers it, early and again',
  async ([path, window]) => {
    const page = await journey.window({ ...window, reducedMotion: 'reduce' });
    const release = await holdRequests(page, '**/assets/start-*.js');
    await page.goto(journey.site().url + path);
    await changeAll(page, (control) => handFor(control, 1));
    const early = await changeAll(page, (control) => handFor(control, 2));
    release();
    await hydrated(page);
    await expectHeld(page, early, 'once the application is there');
    const hasButton = (await sendButtons(page).count()) > 0;
    for (const time of [3, 4, 5]) {
      const wanted = await changeAll(page, (control) => handFor(control, time));
      await expectAnswered(page);
      if (hasButton) await send(page, handFor(0, time));
      await expectHeld(page, wanted, `asked for time ${time}`);
      await expectFresh(page, undefined, `asked for time ${time}`);
    }
  },
);

test.for(tools)('%s answers without scripts in the page of an address', async (path) => {
  const page = await journey.open(path, { ...narrow, ...withoutScripts });
  const before = await page.locator('main').innerText();
  await changeAll(page, () => 'keyboard');
  await unfold(page, 'form[method=get] [type=submit]');
  await sendButtons(page).first().click();
  await page.waitForURL(/\?./);
  expect(await page.locator('main').innerText()).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a vehicle leads to the tools, which answer about it', async () => {
  const page = await journey.open(vehiclePath(richVehicle.id));
  const links = page.locator(`main a[href*="vehicle=${richVehicle.id}"]`);
  const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    await page.goto(journey.site().url + vehiclePath(richVehicle.id));
    await unfold(page, `a[href="${href}"]`);
    await follow(page, page.locator(`main a[href="${href}"]`).first());
    await page.waitForURL(`**${href}`);
    await expect.poll(() => page.locator('main').innerText()).toContain(vehicleName(richVehicle));
  }
});

test('a rental that was worked out goes into its request, filled in', async ({ skip }) => {
  const rentals = pages.find(({ sections }) =>
    sections.some(({ kind }) => kind === 'rental-cost-finder'),
  );
  const page = await journey.open(`${rentals?.path}?days=1`);
  const link = page.locator('#rental-answer a[href*="?"]').first();
  const section = rentals?.sections.find(({ kind }) => kind === 'rental-cost-finder');
  skip(!section?.request, 'no request leads on');
  const asked = new URL(`${await link.getAttribute('href')}`, page.url()).searchParams;
  expect(asked.size).toBeGreaterThan(0);
  await follow(page, link);
  await page.waitForURL(`**?${asked}`);
  for (const [name, value] of asked)
    await expect.poll(() => page.locator(`main [name=${name}]`).first().inputValue()).toBe(value);
});
