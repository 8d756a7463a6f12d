// From page to page: menus, links, redirects, Back.
import { expect, test } from 'vitest';
import { nowhere, townPath } from '../e2e/content/addresses.ts';
import { countyMenu, first, navigation, pages, towns } from '../e2e/content/records.ts';
import { sampleTowns } from '../e2e/content/samples.ts';
import { inEveryEngine, type Visit } from './visit.ts';

const town = first(sampleTowns);
const redirected = pages.flatMap(({ path, fallbacks = [] }) =>
  fallbacks.filter(({ status }) => status === 302).map(({ prefix }) => ({ prefix, path })),
);
const menuTown = first(towns.filter(({ county }) => county === countyMenu.towns?.county));
const isPhone = ({ size }: Visit) => size.width < 1_000;
const isOpen = ({ tab }: Visit, menu: string) =>
  tab.run(
    (element) => document.querySelector(element)?.matches('[open], :popover-open') ?? false,
    menu,
  );

/** Goes to a page by a link of the footer. */
async function followFooter(visit: Visit, path: string): Promise<void> {
  await visit.tab.click(`footer a[href="${path}"]`);
  await expect.poll(visit.address).toBe(path);
}

inEveryEngine('ways through the site', (visit) => {
  test('the menu opens, closes by key, and leads to a town', async () => {
    const { tab } = visit;
    await visit.openWhole('/about');
    const menu = isPhone(visit) ? '#slide-out' : 'header details[data-menu]:has(a[href="TOWN"])';
    const panel = menu.replace('TOWN', townPath(menuTown));
    const opener = isPhone(visit) ? 'header button[popovertarget]' : `${panel} > summary`;
    await tab.click(opener);
    expect(await isOpen(visit, panel)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => isOpen(visit, panel)).toBe(false);
    await tab.click(opener);
    if (isPhone(visit))
      await tab.click(`${panel} details:has(a[href="${townPath(menuTown)}"]) > summary`);
    await tab.click(`${panel} a[href="${townPath(menuTown)}"]`);
    await expect.poll(visit.address).toBe(townPath(menuTown));
    await expect.poll(() => visit.textOf('h1')).toContain(menuTown.name);
    expect(await isOpen(visit, panel)).toBe(false);
  });

  test('the page of a town shows it', async () => {
    await visit.openWhole(townPath(town));
    expect(await visit.textOf('h1')).toContain(town.name);
  });

  test('an unknown address says so, and an unknown town leads to its county', async () => {
    visit.site.takeDocuments();
    await visit.open(nowhere);
    expect(visit.site.takeDocuments()).toEqual([{ path: nowhere, status: 404 }]);
    expect(await visit.count('h1')).toBe(1);
    for (const { prefix, path } of redirected) {
      await visit.open(`${prefix}none`);
      expect(await visit.address()).toBe(path);
    }
  });

  test('a link of an interactive page shows the next at its top, with title, heading and focus', async () => {
    const { tab } = visit;
    await visit.openWhole('/contact');
    await tab.run(() => void Object.assign(window, { isSame: true }));
    const title = await tab.run(() => document.title);
    await followFooter(visit, '/inventory');
    await expect.poll(() => tab.run(() => document.title)).not.toBe(title);
    await expect
      .poll(() => tab.run(() => document.activeElement === document.querySelector('h1')))
      .toBe(true);
    await expect.poll(() => tab.run(() => Math.round(scrollY))).toBe(0);
    expect(await tab.run(() => 'isSame' in window)).toBe(true);
    await tab.back();
    await expect.poll(() => tab.run(() => document.title)).toBe(title);
  });

  test('every page of the header follows from the one before', async () => {
    await visit.openWhole('/');
    for (const { to } of navigation.header.items) {
      if (!to) continue;
      await visit.tab.run((path) => {
        document.querySelector<HTMLElement>(`:is(header, dialog) a[href="${path}"]`)?.click();
      }, to);
      await expect.poll(visit.address).toBe(to);
      await expect.poll(() => visit.count('h1')).toBe(1);
    }
  });

  // The last one: Puppeteer can open no other page after one that Firefox had kept.
  test('links of plain pages load documents, and Back finds the place', async () => {
    const { tab } = visit;
    await visit.openWhole('/about');
    const stood = await tab.run(() => {
      const link = document.querySelector('footer a[href="/services"]');
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return scrollY;
    });
    await followFooter(visit, '/services');
    await tab.back();
    await expect.poll(visit.address).toBe('/about');
    await expect
      .poll(async () => Math.abs((await tab.run(() => scrollY)) - stood))
      .toBeLessThan(50);
  });
});
