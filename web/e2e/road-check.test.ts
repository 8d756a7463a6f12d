import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { sectionOf, templates, vehicleName, vehicles } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { follow, hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const section = sectionOf('/where-to-drive', 'road-check');
const texts = section.texts as Readonly<Record<string, string>>;
const requirements = section.requirements as readonly unknown[];
const name = vehicleName(richVehicle);
const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const road = detail?.road as { readonly text: string };

/** The findings, line by line. */
const findings = (page: Page) => page.locator('main td').allInnerTexts();
const choice = (page: Page) => page.getByLabel(`${texts.vehicle}`, { exact: true });

test('a cart is checked alike without scripts, at 320 pixels, and by keyboard', async () => {
  const plain = await journey.open('/where-to-drive', {
    ...withoutScripts,
    viewport: { width: 320, height: 700 },
  });
  expect(await plain.locator('tbody tr').count()).toBe(requirements.length);
  expect(await findings(plain)).toEqual([]);
  await choice(plain).selectOption(richVehicle.id);
  await plain.getByRole('button', { name: `${texts.apply}` }).click();
  expect(new URL(plain.url()).search).toBe(`?vehicle=${richVehicle.id}`);
  const found = await findings(plain);
  expect(found).toHaveLength(requirements.length);
  expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const page = await journey.window();
  await page.goto(journey.site().url + vehiclePath(richVehicle.id));
  await hydrated(page);
  await follow(page, page.locator('main').getByRole('link', { name: road.text }));
  await page.waitForURL(`**/where-to-drive?vehicle=${richVehicle.id}`);
  expect(await findings(page)).toEqual(found);
  await choice(page).focus();
  const others = vehicles.filter(({ id }) => id !== richVehicle.id);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.locator('main [role=status]').textContent())
    .toMatch(new RegExp(others.map((each) => vehicleName(each).replace('+', '\\+')).join('|')));
  expect(await page.locator('thead').innerText()).not.toContain(name);
});

test('a cart that is not there is named, and no other is shown in its place', async () => {
  const page = await journey.open('/where-to-drive?vehicle=gone');
  await hydrated(page);
  const said = await page.locator('main').innerText();
  expect(said).toContain(`${texts.unknown}`.replace('{name}', 'gone'));
  expect(await findings(page)).toEqual([]);
});
