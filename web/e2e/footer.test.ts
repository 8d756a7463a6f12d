import { expect, test } from 'vitest';
import { site } from './content/records.ts';
import { startJourney } from './journey.ts';

const journey = startJourney();
const window = journey.sharedWindow();

test.for([
  [1280, 900],
  [375, 1300],
] as const)('at %i pixels the footer is %i high at most', async ([width, most]) => {
  const page = window();
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${journey.site().url}/thank-you`);
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(most);
});

test('the footer calls and writes by a tap, and says nothing twice', async () => {
  const page = window();
  await page.goto(`${journey.site().url}/thank-you`);
  const links = page.locator('footer a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses.some((href) => href?.startsWith('tel:'))).toBe(true);
  expect(addresses).toContain(`mailto:${site.email}`);
  expect(addresses).toEqual([...new Set(addresses)]);
  // Two towns may bear one name.
  const names = await page.locator('footer a:not(details a)').allTextContents();
  expect(names).toEqual([...new Set(names)]);
});
