// Back and Forward lead where they lead on a site without scripts, whatever happened in between.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { filters } from './content/filters.ts';
import { first } from './content/records.ts';
import { holdRequests } from './hold-requests.ts';
import { follow, footerLink, phone, pointAt, startJourney, withoutScripts } from './journey.ts';
import { shownPage } from './shown-page.ts';

const journey = startJourney();

const category = first(filters.category).value;

type Use = (link: Locator) => Promise<unknown>;

/** What a visitor does; `go` follows a link, and `point` only points at it. */
type Step = (page: Page, go: Use, point: Use) => Promise<unknown>;

/** Takes the same steps without scripts and with them, and expects the same page after each. */
async function expectSameWalk(
  start: string,
  steps: readonly Step[],
  options?: BrowserContextOptions,
): Promise<Page> {
  const plain = await journey.open(start, { ...options, ...withoutScripts });
  const stops = [];
  for (const step of steps) {
    const go = async (link: Locator) => {
      const loaded = plain.waitForEvent('load');
      await link.click();
      await loaded;
    };
    await step(plain, go, (link) => link.hover());
    stops.push(await shownPage(plain));
  }
  const page = await journey.open(start, options);
  for (const [index, step] of steps.entries()) {
    await step(
      page,
      (link) => follow(page, link),
      (link) => pointAt(page, link),
    );
    const seen = () => shownPage(page).catch(() => undefined);
    await expect.poll(seen, { message: `after step ${index + 1}` }).toEqual(stops[index]);
  }
  return page;
}

const back: Step = (page) => page.goBack();
const forward: Step = (page) => page.goForward();
const reload: Step = (page) => page.reload();
const goTo =
  (name: string): Step =>
  (page, go) =>
    go(footerLink(page, name));

/** Opens the menu, and leaves it by one of its controls. */
const passMenu =
  (role: 'button' | 'link', name: string): Step =>
  async (page) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole(role, { name }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

/** The way of the mouse to the Back button leads over links, which loads the application where there is one. */
const passLinks: Step = (page, _go, point) => point(footerLink(page, 'Showroom'));

describe('the page of the address is shown', () => {
  test('after Back over a reload', () =>
    expectSameWalk('/inventory', [goTo('Rentals'), reload, passLinks, back, forward]));

  test('after Back over a reload, before the scripts of the page arrived', async () => {
    const page = await journey.open('/contact');
    const contact = await shownPage(page);
    await follow(page, footerLink(page, 'Rentals'));
    await page.waitForURL('**/rentals');
    const release = await holdRequests(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await footerLink(page, 'Rentals').waitFor();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expect.poll(() => shownPage(page).catch(() => undefined)).toEqual(contact);
  });

  test('after Back over a reload of a page that hydrates', () =>
    expectSameWalk('/inventory', [
      goTo('Contact'),
      goTo('Services'),
      reload,
      passLinks,
      back,
      back,
    ]));

  test('after Back from a page of another site', () =>
    expectSameWalk('/contact', [
      goTo('Rentals'),
      (page) => page.goto(`${journey.site().url}/robots.txt`),
      back,
      passLinks,
      back,
      forward,
    ]));

  test('after Back from a link to one with a hash that means nothing', () =>
    expectSameWalk('/contact#50%', [goTo('Services'), back]));

  test('after a menu was opened and closed, and Back', () =>
    expectSameWalk(
      '/about',
      [
        (page) => page.goto(`${journey.site().url}/services`),
        passMenu('button', 'Close'),
        back,
        forward,
      ],
      phone,
    ));

  test('after a link of the menu to the page itself, and Back', () =>
    expectSameWalk(
      '/about',
      [
        (page) => page.goto(`${journey.site().url}/contact`),
        passMenu('link', 'Contact'),
        back,
        forward,
      ],
      phone,
    ));

  test('after the open menu was loaded again, and Back', () =>
    expectSameWalk(
      '/about',
      [
        (page) => page.goto(`${journey.site().url}/services`),
        async (page) => {
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.getByRole('dialog').waitFor();
        },
        reload,
        back,
        forward,
      ],
      phone,
    ));

  test('after Back and Forward over choices of the filters', () =>
    expectSameWalk('/about', [
      goTo('Inventory'),
      async (page) => {
        // Without scripts the choice is sent by the button.
        const choice = page.getByLabel('Category', { exact: true });
        await choice.selectOption(category);
        if (!new URL(page.url()).search) {
          await page.goto(`${journey.site().url}/inventory?category=${category}`);
        }
      },
      goTo('Rentals'),
      back,
      back,
      back,
      forward,
      forward,
    ]));
});
