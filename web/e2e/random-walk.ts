import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createRandom } from '../../codegen/testing/random-edit.ts';
import { startJourney } from './journey.ts';
import { addressOf, expectFresh, scrolled } from './shown-page.ts';
import { takeStep, type Walker } from './walk.ts';

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
 * Gives a walk of some random steps over the site: after each, the page is the one that a fresh visit to its address shows,
 * all of it. WALK_SEED sets which way it goes; a failure lists the steps that led to it.
 */
export function startRandomWalk() {
  const journey = startJourney();
  return async (start: string, options: BrowserContextOptions, steps: number): Promise<void> => {
    const page = await journey.window(options);
    await page.goto(journey.site().url + start);
    const errors = errorsOf(page);
    const entries = [{ address: start, scroll: 0 }];
    const walker: Walker = { page, random: createRandom(seed), entries, index: 0 };
    const taken: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const way = () => `seed ${seed}, step ${step}:\n${taken.slice(-15).join('\n')}\n`;
      const { what, scroll } = await takeStep(walker).catch((cause) => {
        throw new Error(way(), { cause });
      });
      taken.push(what);
      const message = way();
      const address = walker.entries[walker.index]?.address ?? '';
      const landed = await expectFresh(page, address, message);
      // A page may have added what the visitor has kept.
      const { scroll: place = 0 } = walker.entries[walker.index] ?? {};
      walker.entries[walker.index] = { address: addressOf(page), scroll: place };
      const wanted = scroll === 'as on a fresh visit' ? landed : scroll;
      if (wanted !== undefined) {
        const distance = async () => Math.abs((await scrolled(page)) - wanted);
        await expect.poll(distance, { message: `${message}${wanted}` }).toBeLessThan(nearby);
      }
      expect(errors, message).toEqual([]);
    }
  };
}
