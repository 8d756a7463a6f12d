import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { first } from './content/records.ts';
import { richVehicle, sampleTowns } from './content/samples.ts';
import { hydrated, phone, startJourney } from './journey.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';

const journey = startJourney();

describe('the fonts', () => {
  test('are two files at most, of 30 KB at most, fetched early from the site itself', async () => {
    const page = await journey.window();
    const sizes: number[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'font') sizes.push((await response.body()).length);
    });
    await page.goto(journey.site().url, { waitUntil: 'networkidle' });
    const early = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(early.length).toBe(sizes.length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.length).toBeLessThanOrEqual(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
    for (const href of early) expect(href).toMatch(/^\/assets\/.+\.woff2$/);
  });

  test('swap in, and a stand-in of the same measure waits for them', async () => {
    const page = await journey.open('/');
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, display, ascentOverride }) => ({
        family,
        display,
        ascentOverride,
      })),
    );
    const own = faces.filter(({ ascentOverride }) => ascentOverride === 'normal');
    const measured = faces.filter(({ ascentOverride }) => ascentOverride !== 'normal');
    expect(own.length).toBeGreaterThan(0);
    for (const { family, display } of own) {
      expect([family, display]).toEqual([family, 'swap']);
      expect(measured.map((face) => face.family)).toContain(`${family} fallback`);
    }
  });

  test.for(['/', '/inventory', townPath(first(sampleTowns)), '/contact'])(
    'move nothing on %s when they come late',
    async (path) => {
      const page = await journey.window(phone);
      await watchShifts(page);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(journey.site().url + path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(200);
      expect(await shiftOf(page)).toBeLessThan(0.01);
    },
  );
});

test('taking over the page moves nothing', async () => {
  for (const path of ['/inventory', '/contact', '/eco-impact', vehiclePath(richVehicle.id)]) {
    const page = await journey.window(phone);
    await watchShifts(page);
    await page.goto(journey.site().url + path);
    await hydrated(page);
    expect([path, await shiftOf(page)]).toEqual([path, 0]);
  }
});
