// From page to page: menus, links, redirects, Back.
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dataAddress } from '../../generated/contract/routes.ts';
import { nowhere, townPath } from '../e2e/content/addresses.ts';
import { countyMenu, first, pages, towns } from '../e2e/content/records.ts';
import { isPhone } from './engine.ts';
import { inEveryEngine, type Visit } from './visit.ts';

const redirected = pages.flatMap(({ path, fallbacks = [] }) =>
  fallbacks.filter(({ status }) => status === 302).map(({ prefix }) => ({ prefix, path })),
);
const menuTown = first(towns.filter(({ county }) => county === countyMenu?.towns?.county));

const isOpen = ({ tab }: Visit, menu: string) =>
  tab.run(
    (element) => document.querySelector(element)?.matches('[open], :popover-open') ?? false,
    menu,
  );

inEveryEngine('ways through the site', (visit) => {
  test('the menu opens, closes by key, and leads to a town', async () => {
    const { tab } = visit;
    await visit.openWhole('/about');
    const menu = isPhone(visit.size)
      ? '#slide-out'
      : 'header details[data-menu]:has(a[href="TOWN"])';
    const panel = menu.replace('TOWN', townPath(menuTown));
    const opener = isPhone(visit.size) ? 'header button[popovertarget]' : `${panel} > summary`;
    await tab.click(opener);
    expect(await isOpen(visit, panel)).toBe(true);
    await tab.press('Escape');
    await expect.poll(() => isOpen(visit, panel)).toBe(false);
    await tab.click(opener);
    if (isPhone(visit.size))
      await tab.click(`${panel} details:has(a[href="${townPath(menuTown)}"]) > summary`);
    await tab.click(`${panel} a[href="${townPath(menuTown)}"]`);
    await expect.poll(visit.address).toBe(townPath(menuTown));
    await expect.poll(() => visit.textOf('h1')).toContain(menuTown.name);
    expect(await isOpen(visit, panel)).toBe(false);
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
    await visit.followFooter('/inventory');
    await expect.poll(() => tab.run(() => document.title)).not.toBe(title);
    await expect
      .poll(() => tab.run(() => document.activeElement === document.querySelector('h1')))
      .toBe(true);
    await expect.poll(() => tab.run(() => Math.round(scrollY))).toBe(0);
    expect(await tab.run(() => 'isSame' in window)).toBe(true);
    await tab.back();
    await expect.poll(() => tab.run(() => document.title)).toBe(title);
  });

  test('the latest click wins, however late the page of an earlier one comes', async () => {
    await visit.openWhole('/contact');
    const release = visit.site.hold(dataAddress('/services'));
    await visit.clickFooter('/services');
    await visit.followFooter('/rentals');
    const current = () =>
      visit.tab.run(() => document.querySelector('footer [aria-current]')?.getAttribute('href'));
    await expect.poll(current).toBe('/rentals');
    release();
    await setTimeout(1_000);
    expect([await visit.address(), await current()]).toEqual(['/rentals', '/rentals']);
  });

  // The last one: Puppeteer can open no other page after one that Firefox had kept.
  test('links of plain pages load documents, and Back finds the place', async () => {
    const { tab } = visit;
    await visit.openWhole('/about');
    const { to, stood } = await tab.run(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
      const link = links.findLast((each) => each.checkVisibility());
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      link?.setAttribute('data-last', '');
      return { to: link?.pathname, stood: scrollY };
    });
    await tab.click('[data-last]');
    await expect.poll(visit.address).toBe(to);
    await tab.back();
    await expect.poll(visit.address).toBe('/about');
    await expect
      .poll(async () => Math.abs((await tab.run(() => scrollY)) - stood))
      .toBeLessThan(50);
  });
});
