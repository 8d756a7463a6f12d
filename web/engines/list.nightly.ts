// From the list of vehicles to a vehicle, to a comparison, and back.
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { chosen, filters } from '../e2e/content/filters.ts';
import { first, sectionOf, vehicleName, vehicles } from '../e2e/content/records.ts';
import { isPhone } from './engine.ts';
import { inEveryEngine, type Visit } from './visit.ts';

const brand = first(filters.brand).value;
const ofBrand = chosen({ brand }).length;
const cards = '#results > .card';
const shortlist = sectionOf('/inventory', 'vehicle-inventory').shortlist as Record<string, string>;
const [one, two] = vehicles;
if (!one || !two) throw new Error('the content has no two vehicles');

const scrolled = ({ tab }: Visit) => tab.run(() => Math.round(scrollY));

/** Chooses the brand; on a phone the filters are folded. */
async function chooseBrand({ tab, size }: Visit): Promise<void> {
  if (isPhone(size)) await tab.click('main details:has(select[name=brand]) > summary');
  await tab.choose('select[name=brand]', brand);
}

inEveryEngine('the list', (visit) => {
  test('answers a brand that is chosen at any moment of its first two seconds', async () => {
    for (let milliseconds = 0; milliseconds < 2_000; milliseconds += 125) {
      await visit.open('/inventory');
      await setTimeout(milliseconds);
      await chooseBrand(visit);
      await expect.poll(() => visit.count(cards), { message: `${milliseconds} ms` }).toBe(ofBrand);
      await expect.poll(visit.address).toBe(`/inventory?brand=${brand}`);
      expect(visit.site.takeFaults()).toEqual([]);
    }
  });

  test('stands where it stood, by Back from a vehicle; Forward and a reload bring each again', async () => {
    const { tab } = visit;
    await visit.openWhole('/inventory');
    await chooseBrand(visit);
    await expect.poll(() => visit.count(cards)).toBe(ofBrand);
    const last = `${cards}:nth-child(${Math.min(ofBrand, 8)}) a`;
    await tab.run(
      (link) =>
        document.querySelector(link)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      last,
    );
    const stood = await scrolled(visit);
    const list = await visit.address();
    // On Back, WebKit leaves out what no gesture has led to; on a phone one has opened the filters, which lie over the list.
    if (isPhone(visit.size))
      await tab.run((link) => document.querySelector<HTMLElement>(link)?.click(), last);
    else await tab.click(last);
    await expect.poll(visit.address).not.toBe(list);
    const vehicle = await visit.address();
    await expect.poll(() => scrolled(visit)).toBe(0);
    await tab.back();
    await expect.poll(visit.address).toBe(list);
    await expect.poll(() => visit.count(cards)).toBe(ofBrand);
    await expect.poll(async () => Math.abs((await scrolled(visit)) - stood)).toBeLessThan(50);
    await tab.forward();
    await expect.poll(visit.address).toBe(vehicle);
    await expect.poll(() => scrolled(visit)).toBe(0);
    await tab.back();
    await expect.poll(visit.address).toBe(list);
    await expect.poll(() => scrolled(visit)).toBeGreaterThan(0);
    await tab.reload();
    expect(await visit.count(cards)).toBe(ofBrand);
    expect(
      await tab.run(() => document.querySelector<HTMLSelectElement>('select[name=brand]')?.value),
    ).toBe(brand);
    await expect.poll(async () => Math.abs((await scrolled(visit)) - stood)).toBeLessThan(50);
  });

  test('keeps what is checked, and compares it', async () => {
    const { tab } = visit;
    await visit.openWhole('/inventory');
    for (const { id } of [one, two]) await tab.click(`${cards} input[value="${id}"]`);
    const button = `${shortlist.count}`.replace('{n}', '2');
    await tab.click(`//main//button[normalize-space()="${button}"]`);
    await expect.poll(visit.address).toBe(`/compare?compare=${one.id},${two.id}`);
    await expect.poll(() => visit.textOf('main table')).toContain(vehicleName(one));
    expect(await visit.textOf('main table')).toContain(vehicleName(two));
    await tab.run(() => localStorage.clear());
  });
});
