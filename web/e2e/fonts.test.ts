// Fonts come early and light, and whatever comes late moves nothing.
import { expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated, phone, startJourney } from './journey.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';

const journey = startJourney();

test('fonts are two files at most, of 30 KB at most, fetched early from the site itself', async () => {
  const page = await journey.window();
  await page.goto(journey.site().url);
  const { early, sizes } = await page.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const preloads = [...document.querySelectorAll('link[rel=preload][as=font]')];
    return {
      early: preloads.map((link) => link.getAttribute('href')),
      sizes: entries.flatMap(({ name, encodedBodySize }) =>
        name.endsWith('.woff2') ? encodedBodySize : [],
      ),
    };
  });
  expect(early.length).toBe(sizes.length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.length).toBeLessThanOrEqual(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
  for (const href of early) expect(href).toMatch(/^\/assets\/.+\.woff2$/);
});

/** A line here and there may break elsewhere once its font is there: a tenth of what is felt as a jump. */
const hardlyAnything = 0.02;

test.for(['/', '/inventory'])('late fonts move hardly anything on %s', async (path) => {
  const page = await journey.window(phone);
  await watchShifts(page);
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(journey.site().url + path, { waitUntil: 'domcontentloaded' });
  const drawn = () =>
    page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.waitForFunction(isPainted);
  // What the script says of the hours is another matter.
  await page.waitForFunction(() => !document.querySelector('[data-week]:empty'));
  await drawn();
  const before = await shiftOf(page);
  release();
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn();
  await drawn();
  expect((await shiftOf(page)) - before).toBeLessThan(hardlyAnything);
});

test('taking over the page moves nothing', async () => {
  const page = await journey.window(phone);
  await watchShifts(page);
  for (const path of ['/inventory', '/contact', '/eco-impact', vehiclePath(richVehicle.id)]) {
    await page.goto(journey.site().url + path);
    await hydrated(page);
    expect([path, await shiftOf(page)]).toEqual([path, 0]);
  }
});
