import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { first, towns } from './content/records.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const town = first(
  towns.filter(
    ({ zip, name }) => towns.filter((o) => o.zip === zip || o.name === name).length === 1,
  ),
);

const answer = (page: Page) => page.locator('#delivery-answer').getByRole('status');

test('a ZIP code is answered with the distance, by keyboard and in place', async () => {
  const page = await journey.open('/showroom', { viewport: { width: 320, height: 640 } });
  const field = page.getByLabel('ZIP');
  await field.focus();
  await hydrated(page);
  await page.keyboard.type(town.zip);
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page).innerText()).toMatch(new RegExp(`${town.name}.*\\d miles?`));
  expect(new URL(page.url()).searchParams.get('place')).toBe(town.zip);
});

test('without scripts a town has its distance, and what is no town is said to be none', async () => {
  const page = await journey.open('/showroom', withoutScripts);
  await page.getByLabel('ZIP').fill(town.name.toUpperCase());
  await page.getByRole('button', { name: 'Check the Distance' }).click();
  await page.waitForURL('**/showroom?place=*');
  expect(await answer(page).innerText()).toContain(town.name);
  await page.getByLabel('ZIP').fill('<b>Atlantis</b>');
  await page.getByRole('button', { name: 'Check the Distance' }).click();
  await expect.poll(() => answer(page).innerText()).toContain('<b>Atlantis</b>');
});
