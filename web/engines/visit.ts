// One window of one engine, and what every journey asks of a page.

import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { reportMissing } from '../../server/testing/report-missing.ts';
import { isPhone, type Preferences, sizes, type Tab, type WindowSize } from './engine.ts';
import { firefox } from './firefox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';
import { webkit } from './webkit.ts';

const engines = [firefox, webkit];

/** The site in a window. */
export interface Visit {
  readonly tab: Tab;
  readonly site: WatchedSite;
  readonly size: WindowSize;
  /** Loads a page of the site. */
  open(path: string): Promise<void>;
  /** Loads a page, and waits until the application has hydrated it, if it has something for it to do. */
  openWhole(path: string): Promise<void>;
  /** Clicks the link of the footer to a page; on a phone it is folded away. */
  clickFooter(path: string): Promise<void>;
  /** Clicks it, and waits for the page. */
  followFooter(path: string): Promise<void>;
  /** Path and query of the shown address. */
  address(): Promise<string>;
  /** The words of the first element, as they are shown. */
  textOf(element: string): Promise<string>;
  count(element: string): Promise<number>;
}

/** Describes something in every engine at every size; it fails wherever a page reports a fault. */
export function inEveryEngine(
  what: string,
  describeIt: (visit: Visit) => void,
  preferences: Preferences = {},
): void {
  for (const engine of engines) {
    reportMissing(`${what} in ${engine.name}`, engine.missing);
    describe.skipIf(engine.missing).for([...sizes])(
      `${engine.name}, $width pixels wide: ${what}`,
      (size) => {
        let tab: Tab;
        let site: WatchedSite;
        let close = async () => {};
        beforeAll(async () => {
          site = await watchSite(inject('site').url);
          ({ tab, close } = await engine.launch(preferences));
          await tab.resize(size);
        });
        afterAll(async () => {
          await close();
          await site?.stop();
        });
        afterEach(() => {
          expect(site.takeFaults()).toEqual([]);
        });
        const run: Tab['run'] = (task, parameter) => tab.run(task, parameter);
        const open = (path: string) => tab.open(site.url + path);
        const isWhole = () =>
          document.querySelector('#document') === null ||
          document.querySelector('#page[data-running]') !== null;
        const address = () => run(() => location.pathname + location.search);
        const count = (element: string) =>
          run((selector) => document.querySelectorAll(selector).length, element);
        const clickFooter = async (path: string) => {
          const link = `a[href="${path}"]`;
          const fold = `footer details:not([open]):has(${link})`;
          if (isPhone(size) && (await count(fold)) > 0) await tab.click(`${fold} > summary`);
          await tab.click(`footer ${link}`);
        };
        describeIt({
          get tab() {
            return tab;
          },
          get site() {
            return site;
          },
          size,
          open,
          async openWhole(path) {
            await open(path);
            await expect.poll(() => run(isWhole), { message: path }).toBe(true);
          },
          clickFooter,
          async followFooter(path) {
            await clickFooter(path);
            await expect.poll(address).toBe(path);
          },
          address,
          textOf: (element) =>
            run(
              (selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '',
              element,
            ),
          count,
        });
      },
    );
  }
}
