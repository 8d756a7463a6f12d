import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningSite, startSite } from './running-site.ts';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser({ keepsPages: true })]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.for(['/about', '/inventory', '/contact', '/vehicle/denago-ev-city'])(
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
