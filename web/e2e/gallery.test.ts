import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';

const development = startDevelopmentJourney();

async function openGallery(width: number, colorScheme: 'light' | 'dark') {
  const page = await development
    .browser()
    .newPage({ viewport: { width, height: 900 }, colorScheme });
  await page.goto(`${development.url()}/gallery`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test('the gallery shows every example of every kind of section', async () => {
  const page = await openGallery(1280, 'light');
  const file = join(development.folder(), 'generated/examples.json');
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
