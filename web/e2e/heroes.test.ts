import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heroes, pagesWithPictures } from './content/samples.ts';
import { startJourney } from './journey.ts';
import {
  type Box,
  contrast,
  lightestIn,
  luminance,
  parseColor,
  readShot,
  whitePicture,
} from './pixels.ts';

const journey = startJourney();

/** A run of words of the hero. */
interface Words {
  readonly text: string;
  readonly color: string;
  readonly isLarge: boolean;
  readonly boxes: readonly Box[];
}

/** Every text of the hero that has no ground of its own. */
function wordsOnPicture(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const hero = document.querySelector('section:has(h1)');
    if (!hero) return [];
    const found: {
      text: string;
      color: string;
      isLarge: boolean;
      boxes: { x: number; y: number; width: number; height: number }[];
    }[] = [];
    const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const hasOwnGround = element?.closest('.button-primary, .sr-only');
      if (!element || hasOwnGround || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x,
        y: y + scrollY,
        width,
        height,
      }));
      found.push({ text: node.textContent, color, isLarge, boxes });
    }
    return found;
  });
}

/** Text on the hero without enough contrast to the lightest hundredth of what is behind it. */
async function faintWords(page: Page): Promise<string[]> {
  const words = await wordsOnPicture(page);
  expect(words.length).toBeGreaterThan(1);
  await page.addStyleTag({
    content:
      'section:has(h1) *, body > header { color: transparent !important; text-decoration-color: transparent !important; border-color: transparent !important } svg, [data-call-bar] { visibility: hidden }',
  });
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const bottoms = words.flatMap(({ boxes }) => boxes.map((box) => Math.ceil(box.y + box.height)));
  const clip = { x: 0, y: 0, width, height: Math.min(height, Math.max(...bottoms)) };
  const shot = await readShot(await page.screenshot({ clip }));
  return words.flatMap(({ text, color, isLarge, boxes }) => {
    const own = luminance(parseColor(color));
    const least = Math.min(...boxes.map((box) => contrast(own, lightestIn(shot, box))));
    return least < (isLarge ? 3 : 4.5) ? [`${least.toFixed(2)}: ${text.trim()}`] : [];
  });
}

/** Words that stand on the picture where it is to be left uncovered: on a phone. */
async function coveringWords(page: Page): Promise<string[]> {
  const words = await wordsOnPicture(page);
  const picture = await page.locator('[data-hero] img').evaluateAll((images) =>
    images.map((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    }),
  );
  return words.flatMap(({ text, boxes }) => {
    const covers = picture.some(({ top, bottom }) =>
      boxes.some((box) => box.y < bottom && box.y + box.height > top),
    );
    return covers ? [`on the picture: ${text.trim()}`] : [];
  });
}

const sizes = [
  { width: 1680, height: 1000, isPhone: false },
  { width: 1280, height: 900, isPhone: false },
  { width: 768, height: 1000, isPhone: false },
  { width: 375, height: 900, isPhone: true },
];

describe.for(sizes)(
  'the words of a hero stand out, at $width pixels',
  ({ isPhone, ...viewport }) => {
    test('on each page, and on a phone beside the picture', async () => {
      const page = await journey.window({ viewport, bypassCSP: true });
      const faint: string[] = [];
      for (const { path } of heroes) {
        await page.goto(journey.site().url + path);
        if (isPhone) faint.push(...(await coveringWords(page)).map((each) => `${path}: ${each}`));
        faint.push(...(await faintWords(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(faint).toEqual([]);
    });

    test('on a white picture too', async () => {
      const page = await journey.window({ viewport, bypassCSP: true });
      const body = await whitePicture();
      await page.route('**/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/webp', body }),
      );
      const faint: string[] = [];
      for (const { path } of heroes.filter(({ look }) => look === 'daylight')) {
        await page.goto(journey.site().url + path);
        faint.push(...(await faintWords(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(faint).toEqual([]);
    });
  },
);

test('a picture stands beside its text at 1024 pixels', async () => {
  const page = await journey.window({ viewport: { width: 1024, height: 768 } });
  for (const path of pagesWithPictures) {
    await page.goto(journey.site().url + path);
    const pairs = await page.locator('[data-beside]').evaluateAll((sections) =>
      sections.map((section) => {
        const text = section.querySelector('div')?.getBoundingClientRect();
        const picture = section.querySelector('img')?.getBoundingClientRect();
        return Boolean(text && picture && picture.top < text.bottom && picture.left > text.right);
      }),
    );
    expect([path, pairs.length > 0, ...pairs]).toEqual([path, true, ...pairs.map(() => true)]);
  }
});

test('the overlay of a hero is dark blue at 65 %', async () => {
  const page = await journey.open('/');
  const ground = await page
    .locator('[data-veil]')
    .evaluate((each) => getComputedStyle(each).backgroundColor);
  const [red = 255, green = 255, blue = 0, alpha] = (ground.match(/[\d.]+/g) ?? []).map(Number);
  expect(alpha).toBe(0.65);
  expect(blue).toBeGreaterThan(Math.max(red, green));
  expect(blue).toBeLessThan(100);
});
