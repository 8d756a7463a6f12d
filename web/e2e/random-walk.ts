import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startJourney, withoutScripts } from './journey.ts';
import { type ShownPage, scrolled, shownPage } from './shown-page.ts';
import { randomNumbers, takeStep, type Walker } from './walk.ts';

const seed = Number(process.env.WALK_SEED ?? 1);

/** How far from where it stood a page may stand on Back, in pixels. */
const nearby = 50;

/** Everything the browser reports as an error. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/**
 * Gives a walk of some random steps over the site: after each, the page is the one that a fresh visit to its address shows.
 * WALK_SEED sets which way it goes; a failure lists the steps that led to it.
 */
export function startRandomWalk() {
  const journey = startJourney();

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

  return async (start: string, options: BrowserContextOptions, steps: number): Promise<void> => {
    const page = await journey.window(options);
    await page.goto(journey.site().url + start);
    const errors = errorsOf(page);
    const entries = [{ address: start, scroll: 0 }];
    const walker: Walker = { page, random: randomNumbers(seed), entries, index: 0 };
    const taken: string[] = [];
    for (let step = 0; step < steps; step += 1) {
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
  };
}
