import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { vehiclePath } from './content/addresses.ts';
import { richVehicle } from './content/samples.ts';

const site = inject('site');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ keepsPages: true });
});
afterAll(() => browser.close());

test.for(['/about', '/inventory', '/contact', vehiclePath(richVehicle.id)])(
  '%s is kept whole when it is left, and shown again on Back',
  async (path) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.dataset.kept = 'no';
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.kept = persisted ? 'yes' : 'no';
      });
    });
    await page.goto(`${site.url}/robots.txt`);
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.kept).catch(() => undefined))
      .toBe('yes');
    await context.close();
  },
);
