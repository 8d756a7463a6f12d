import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { type DevelopmentServer, startDevelopment } from './development-server.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let project: ProjectCopy;
let server: DevelopmentServer;
let browser: Browser;

beforeAll(async () => {
  project = await copyProject();
  [server, browser] = await Promise.all([startDevelopment(project.folder), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await project.remove();
});

async function openGallery(width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  await page.goto(`${server.url}/gallery`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test('the gallery shows every example of every kind of section', async () => {
  const page = await openGallery(1280, 'light');
  const file = join(project.folder, 'generated/examples.json');
  const examples: Record<string, unknown[]> = JSON.parse(await readFile(file, 'utf8'));
  const count = Object.values(examples).flat().length;
  expect(await page.locator('#page > section').count()).toBeGreaterThanOrEqual(count);
  await page.close();
});

test.for([
  [1280, 'light'],
  [1280, 'dark'],
  [320, 'light'],
  [320, 'dark'],
] as const)(
  'at %i px in %s colors it breaks no rule of access and fits',
  async ([width, scheme]) => {
    const page = await openGallery(width, scheme);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.close();
  },
);
