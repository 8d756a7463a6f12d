import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDevelopmentJourney } from './development-journey.ts';

const development = startDevelopmentJourney();

/** The text of the overlay that shows faults. */
function overlayText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.querySelector('vite-error-overlay')?.shadowRoot;
    return root?.querySelector('.window')?.textContent ?? '';
  });
}

test('a saved page changes on screen, a mistake shows with its place, and goes when mended', async () => {
  const file = join(development.folder(), 'content/pages/home.yaml');
  const good = await readFile(file, 'utf8');
  const page = await development.browser().newPage();
  await page.goto(development.url());
  const heading = page.locator('h1');
  const before = await heading.innerText();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await writeFile(file, good.replace(/(hero:[\s\S]*?heading: ).*/, '$1A new heading'));
  await expect.poll(() => heading.innerText()).toBe('A new heading');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await writeFile(file, good.replace('\ntitle:', '\ntitel:'));
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const said = await overlayText(page);
  expect(said).toContain('unknown key "titel"');
  expect(said).toMatch(/content\/pages\/home\.yaml:\d+:1/);
  expect(said).toMatch(/titel:.*\n\s+\^/);

  await writeFile(file, good);
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => heading.innerText()).toBe(before);
});
