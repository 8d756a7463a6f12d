import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { dollars } from './content/phrase.ts';
import { filesIn, site } from './content/records.ts';
import { foldedSeries, richVehicle } from './content/samples.ts';
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

const { id, price, specifications } = richVehicle;
const { range } = specifications as { range?: { miles: number } };
const { rentals } = filesIn<{ groups: Record<string, RentalGroup> }>('pricing');
interface RentalGroup {
  readonly plans: Record<string, { price: { money: number } }>;
}
const groups = Object.values(rentals?.groups ?? {});
const plans = groups.flatMap((group) => Object.values(group.plans));

describe.for([
  [vehiclePath(id), [dollars(price.money), range ? `${range.miles} miles` : '']],
  ['/rentals', plans.map((plan) => dollars(plan.price.money))],
] as const)('%s on paper', ([path, facts]) => {
  test('fits one Letter page, and is black on white', async () => {
    const page = await openPrinted(path);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);
    await expect.poll(async () => [...new Set(await colorsOf(page))]).toEqual([]);
  });

  test('says its facts, its address, the phone and the day, not what only a screen needs', async () => {
    const page = await openPrinted(path);
    // The address comes by a script when the page is printed.
    await page.pdf();
    const said = await page.locator('body').innerText();
    for (const fact of [...facts, `${site.phones.main?.number}`, path])
      expect(said).toContain(fact);
    expect(said).toContain(String(new Date().getFullYear()));
    for (const role of ['navigation', 'search', 'dialog'] as const) {
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    }
    expect(await page.locator('[data-call-bar]:visible').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(false);
  });
});

test('paper shows what the screen folds away', async () => {
  const page = await openPrinted(foldedSeries.path);
  const folded = page.locator('main details a');
  expect(await folded.count()).toBeGreaterThan(0);
  for (const link of await folded.all()) expect(await link.isVisible()).toBe(true);
});
