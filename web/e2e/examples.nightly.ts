// Dealers of other trades, each in a folder of its own: this program builds and serves them from there.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { siteParts } from '../../codegen/files/site-folder.ts';
import { violationsOn } from './accessibility.ts';
import { statedFaultsIn } from './built-pages.ts';
import { complaintsAbout, missingJava } from './html-checker.ts';
import { type RunningSite, startSite } from './running-site.ts';
import {
  askBothLanguages,
  askForManifests,
  changeLanguage,
  sendInEnglish,
} from './two-languages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(() => browser?.close());

describe.each(globSync('examples/*/').map((folder) => basename(folder)))('%s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  let site: RunningSite;

  beforeAll(async () => {
    for (const part of siteParts)
      for (const from of globSync(join('examples', name, part)))
        cpSync(from, join(folder, part), { recursive: true });
    const env = { ...process.env, CONTENT: folder };
    await promisify(execFile)(process.execPath, ['web/build.ts'], { env });
    site = await startSite({ CONTENT: folder });
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  test('has pages that anybody can use, at 375 and 1280 pixels', async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(5);
    const page = await browser.newPage();
    const told: string[] = [];
    page.on('pageerror', (error) => told.push(error.message));
    page.on('console', (said) => void (said.type() === 'error' && told.push(said.text())));
    for (const path of paths) {
      const answer = await page.goto(site.url + path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect(await page.innerText('body')).not.toMatch(/undefined|NaN|\[object|\$\{/);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, wide, await violationsOn(page)]).toEqual([path, width, []]);
      }
    }
    expect(told).toEqual([]);
  });

  test.skipIf(missingJava)('has the HTML that the checker of the W3C asks for', () => {
    expect(complaintsAbout(join(folder, 'dist'))).toEqual([]);
  });

  test('states to machines what its pages show', async () => {
    expect(await statedFaultsIn(folder)).toEqual([]);
  });

  test.runIf(name === 'bicycles')('is the same shop in either of its languages', async () => {
    await changeLanguage(browser, site.url);
    await sendInEnglish(browser, site.url);
    await askBothLanguages(site.url);
    await askForManifests(site.url);
  });

  test('keeps what is made of it in its own folder', () => {
    const site = readFileSync(join(folder, 'content/site.yaml'), 'utf8');
    const name = /^name: (.*)$/m.exec(site)?.[1]?.replace('&', '&amp;');
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toContain(name);
    expect(readFileSync('dist/index.html', 'utf8')).not.toContain(name);
  });
});
