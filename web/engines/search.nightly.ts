// The search of the site from its header, and of the list of vehicles.
import { expect, test } from 'vitest';
import { first, navigation, vehicleName, vehicles } from '../e2e/content/records.ts';
import { inEveryEngine } from './visit.ts';

const searchPage = navigation.header?.search;
const name = vehicleName(first(vehicles));
const field = 'header [data-suggest]';
const option = 'header [role=option]';

inEveryEngine('the search', (visit) => {
  test.runIf(searchPage)('suggests while somebody types, and shows what it finds', async () => {
    const { tab } = visit;
    await visit.open('/');
    await tab.click('header details:has([data-suggest]) > summary');
    await tab.type(field, name);
    await expect.poll(() => visit.count(option)).toBeGreaterThan(0);
    expect(await visit.textOf(option)).toContain(name);
    await tab.press('Enter');
    await expect.poll(visit.address).toContain(`${searchPage}?q=`);
    await expect.poll(() => visit.textOf('main section ol > li')).toContain(name);
    expect(visit.site.takeFaults()).toEqual([]);
  });

  test.runIf(searchPage)('helps on below a list that finds nothing', async () => {
    await visit.openWhole('/inventory?search=qqqqqq');
    await expect.poll(() => visit.count(`main a[href="${searchPage}?q=qqqqqq"]`)).toBe(1);
    expect(visit.site.takeFaults()).toEqual([]);
  });
});
