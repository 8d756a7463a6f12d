// Wherever a walk over the site leads, the page is the one a fresh visit to its address shows. WALK_STEPS and WALK_SEED
// set how far it goes and which way; a failure lists the steps that led to it.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, startJourney, withoutScripts } from './journey.ts';
import { type ShownPage, scrolled, shownPage } from './shown-page.ts';
import { randomNumbers, takeStep, type Walker } from './walk.ts';

const journey = startJourney();

const steps = Number(process.env.WALK_STEPS ?? 200);
const seed = Number(process.env.WALK_SEED ?? 1);

/** How far from where it stood a page may stand on Back, in pixels. */
const nearby = 50;

/** Where addresses are visited afresh: what a page says of itself is the same on a desk and with a phone. */
const plain = journey.sharedWindow(withoutScripts);
const visited = new Map<string, ShownPage>();

/** What a fresh visit shows, without scripts; each address is visited once. */
async function visitAfresh(address: string): Promise<ShownPage> {
  const known = visited.get(address);
  if (known) return known;
  await plain().goto(journey.site().url + address, { waitUntil: 'domcontentloaded' });
  const shown = await shownPage(plain());
  visited.set(address, shown);
  return shown;
}

/** Everything the browser reports as an error. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Far more than any number of steps takes. */
const timeout = 300_000 + steps * 5_000;

async function walk(start: string, options: BrowserContextOptions): Promise<void> {
  const page = await journey.window(options);
  await page.goto(journey.site().url + start);
  const errors = errorsOf(page);
  const entries = [{ address: start, scroll: 0 }];
  const walker: Walker = { page, random: randomNumbers(seed), entries, index: 0 };
  const taken: string[] = [];
  for (let step = 0; step < steps / 2; step += 1) {
    const way = () => `seed ${seed}, step ${step}:\n${taken.slice(-15).join('\n')}\n`;
    const { what, scroll } = await takeStep(walker).catch((cause) => {
      throw new Error(way(), { cause });
    });
    taken.push(what);
    const message = way();
    const expected = await visitAfresh(walker.entries[walker.index]?.address ?? '');
    const seen = () => shownPage(page).catch(() => undefined);
    await expect.poll(seen, { message }).toEqual(expected);
    if (scroll !== undefined) {
      const distance = async () => Math.abs((await scrolled(page)) - scroll);
      await expect.poll(distance, { message: `${message}${scroll}` }).toBeLessThan(nearby);
    }
    expect(errors, message).toEqual([]);
  }
}

test('a walk on a desk shows at every stop what a fresh visit shows', { timeout }, () =>
  walk('/', {}),
);

test('a walk with a phone does too', { timeout }, () => walk('/', phone));
