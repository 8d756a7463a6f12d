import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startJourney } from './journey.ts';

const journey = startJourney();

/** The number of pages of a PDF: each has one page object. */
const pagesOf = (pdf: Buffer) =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

async function openPrinted(path: string): Promise<Page> {
  // Without motion, so that no color is met on its way from screen to paper.
  const page = await journey.open(path, { reducedMotion: 'reduce' });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Colors of words and grounds that are neither black nor white. */
function colorsOf(page: Page): Promise<string[]> {
  return page.locator('main *:visible').evaluateAll((all) => {
    const isInk = (color: string) => /^rgba?\(0, 0, 0(, [\d.]+)?\)$/.test(color);
    const isPaper = (color: string) => /^rgb\(255, 255, 255\)$|, 0\)$/.test(color);
    const own = all.filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return [
      ...own.map((each) => getComputedStyle(each).color).filter((color) => !isInk(color)),
      ...all
        .map((each) => getComputedStyle(each).backgroundColor)
        .filter((color) => !isPaper(color)),
    ];
  });
}

describe.for([
  ['/vehicle/denago-ev-city', ['$15,000', '40 miles', 'All-Wheel Drive']],
  ['/rentals', ['$245', '$1,400', '$3,500', 'Utility']],
] as const)('%s on paper', ([path, facts]) => {
  test('fits one Letter page', async () => {
    const page = await openPrinted(path);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
  });

  test('says its facts, its address, the phone and the day', async () => {
    const page = await openPrinted(path);
    const said = await page.locator('body').innerText();
    for (const fact of [...facts, '1-844-844-6638', path]) expect(said).toContain(fact);
    expect(said).toContain(String(new Date().getFullYear()));
  });

  test('leaves out what only a screen needs', async () => {
    const page = await openPrinted(path);
    for (const role of ['navigation', 'search', 'dialog'] as const) {
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    }
    expect(await page.locator('.call-bar').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(false);
  });

  test('is black on white', async () => {
    const page = await openPrinted(path);
    await expect.poll(async () => [...new Set(await colorsOf(page))]).toEqual([]);
  });
});

test('paper shows what the screen folds away', async () => {
  const page = await openPrinted('/evolution');
  expect(await page.getByRole('link', { name: 'D5 RANGER 6 PLUS', exact: true }).isVisible()).toBe(
    true,
  );
});
