// A page comes with the rules that it uses; the others arrive when another page is to be shown.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageTypes } from './content/samples.ts';
import { follow, hydrated, startJourney } from './journey.ts';

const journey = startJourney();
/** Two pages that the footer leads to and that React does not take over. */
const staticPages = ['/thank-you', '/about'] as const;
const window = journey.sharedWindow({ reducedMotion: 'reduce' });

/**
 * Every element of the page, where it is and how it looks. Chromium skips what is far away, and while it starts to show
 * that, an element may have styles that no rule gives it: so nothing is skipped.
 */
function readLook(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    for (const element of elements) element.style.contentVisibility = 'visible';
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { display, color, backgroundColor, font, padding, margin, border, boxShadow } = style;
      const place = [x, y, width, height].map(Math.round);
      const look = [display, color, backgroundColor, font, padding, margin, border, boxShadow];
      return [element.tagName, element.className, ...place, ...look].join(' ');
    });
  });
}

async function addOtherStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLElement>('[data-whole]')?.dataset.whole ?? '';
    const isLoaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await isLoaded;
  });
}

test.for(pageTypes)('the rules that %s does without change nothing on it', async (path) => {
  const page = window();
  await page.goto(journey.site().url + path);
  // What scripts take away would go between the two looks on a slow machine.
  await page.locator('html[data-scripts]').waitFor();
  // So would what a picture that comes late moves by a fraction of a pixel.
  await page.waitForLoadState('networkidle');
  const before = await readLook(page);
  await addOtherStyles(page);
  const after = await readLook(page);
  expect(before.filter((look, index) => look !== after[index])).toEqual([]);
});

test('a page that is reached by a link looks as it does when it is loaded', async () => {
  const page = window();
  const [from, to] = staticPages;
  await page.goto(journey.site().url + to);
  const loaded = await readLook(page);
  await page.goto(journey.site().url + from);
  await follow(page, page.locator(`.site-footer a[href="${to}"]`).first());
  await hydrated(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await readLook(page)).toEqual(loaded);
});

test('a page whose styles come after its text is shown without a fault', async () => {
  const page = await journey.window();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(journey.site().url + staticPages[0]);
  await page.route(/\/assets\/styles\//, async (route) => {
    await page.waitForFunction((path) => {
      return location.pathname === path && document.querySelector('footer') !== null;
    }, staticPages[1]);
    await route.continue();
  });
  // As a link does, from within the page.
  await page.evaluate((path) => location.assign(path), staticPages[1]);
  await page.waitForURL(`**${staticPages[1]}`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(faults).toEqual([]);
});
