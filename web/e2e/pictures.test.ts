// Pictures: the file that a place needs, at its time, and words on them that can be read whatever they show.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureFiles } from '../../generated/picture-files.ts';
import { vehiclePath } from './content/addresses.ts';
import { filesIn } from './content/records.ts';
import { heroes, plainVehicle } from './content/samples.ts';
import { startJourney } from './journey.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import {
  type Box,
  contrast,
  lightestIn,
  luminance,
  parseColor,
  readShot,
  whitePicture,
} from './pixels.ts';
import { picturesOn, type ShownPicture, showAll } from './shown-pictures.ts';

const journey = startJourney();

const vehicle = vehiclePath(plainVehicle.id);
const pages = ['/', '/inventory', vehicle, '/denago', '/evolution', '/about'];
const handheld = { viewport: { width: 375, height: 740 }, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** Pages that begin with words, and at most the small picture of a banner. */
const pagesOfText = new Set(
  heroes.filter(({ look }) => ['plain', 'banner'].includes(look)).map(({ path }) => path),
);

const pictures = filesIn<Record<string, { readonly file: string }>>('pictures').pictures ?? {};
const isIn = (folder: string, name: string) => pictures[name]?.file.startsWith(folder) ?? false;

/** A file without its width. */
const stemOf = (file: string) => file.replace(/-\d+\.\w+$/, '');
const filesByStem = Map.groupBy(
  pictureFiles.filter(({ format }) => format === 'avif'),
  ({ path }) => stemOf(path.slice(path.lastIndexOf('/') + 1)),
);

/** The least width of a file that fills a place; pictures of places fill the width of a page. */
function wantedWidth(file: string, place: number): number {
  const list = (filesByStem.get(stemOf(file)) ?? []).flatMap(({ width }) => width ?? []);
  return list.find((each) => each >= place) ?? list.at(-1) ?? 0;
}

/** Pictures in another file than their largest place on the page wants; one file may serve two places. */
function wrongFiles(shown: readonly ShownPicture[], density: number): string[] {
  const nameOf = ({ file }: ShownPicture) => file.replace(/\.\w+-\d+\.\w+$/, '');
  return [...Map.groupBy(shown, nameOf)].flatMap(([name, places]) => {
    // Those of further paints have one file.
    if (isIn('paints/', name)) return [];
    const place = Math.max(...places.map(({ width }) => width));
    const chosen = places.map(({ file }) => Number(/-(\d+)\.avif$/.exec(file)?.[1]));
    const wanted = wantedWidth(places[0]?.file ?? '', place * density);
    if (Math.max(...chosen) === wanted) return [];
    return [`${places.map(({ file }) => file).join(', ')} in ${place} pixels`];
  });
}

test.for([handheld, desk])(
  'at $viewport.width pixels each picture is AVIF and no larger than its place, one comes first, and nothing jumps',
  async (screen) => {
    for (const path of pages) {
      // A browser that has a larger file at hand takes that.
      const page = await journey.window(screen);
      await watchShifts(page);
      // What fonts move when they come late is measured with the fonts.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(journey.site().url + path);
      await showAll(page);
      const shown = await picturesOn(page);
      expect([path, wrongFiles(shown, screen.deviceScaleFactor)]).toEqual([path, []]);
      // What fills its frame in both directions is distorted.
      expect([path, shown.filter(({ fit }) => fit === 'fill')]).toEqual([path, []]);
      const first = shown.filter(({ priority }) => priority === 'high');
      const inCards = shown.filter(({ isInHero }) => !isInHero);
      const eager = shown.filter(({ loading, width }) => loading !== 'lazy' && width > 100);
      // A page that begins with a list has the first of its pictures in view, none of them before the others.
      expect([path, eager]).toEqual([path, pagesOfText.has(path) ? inCards.slice(0, 8) : first]);
      expect([path, first.length]).toEqual([
        path,
        pagesOfText.has(path) || shown.length === 0 ? 0 : 1,
      ]);
      expect([path, await shiftOf(page)]).toEqual([path, 0]);
      await page.context().close();
    }
  },
);

test('the first picture is asked for in the head, and fetched once', async ({ skip }) => {
  skip(!plainVehicle.images?.length, 'the vehicle has no picture');
  for (const { viewport } of [desk, handheld]) {
    const page = await journey.window({ viewport });
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    for (const path of ['/', vehicle]) {
      const asked: string[] = [];
      page.removeAllListeners('request');
      // Otherwise the page before may still ask for a picture of its own.
      await page.goto('about:blank');
      page.on('request', (request) => {
        if (request.url().includes('/assets/pictures/')) asked.push(request.url());
      });
      await page.goto(journey.site().url + path);
      const first = await page.locator('img[fetchpriority=high]').evaluate((image) => {
        const files = [...document.head.querySelectorAll('link[rel=preload][as=image]')];
        const { currentSrc } = image as HTMLImageElement;
        const name = currentSrc.replace(/.*\/assets/, '/assets');
        const isAsked = files.some((link) => link.getAttribute('imagesrcset')?.includes(name));
        return { currentSrc, isAsked };
      });
      expect([path, first.isAsked]).toEqual([path, true]);
      expect(asked.filter((url) => url === first.currentSrc)).toHaveLength(1);
      expect(asked[0]).toBe(first.currentSrc);
    }
    expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
  }
});

test('every icon of the manifest is there, at the size it says', async () => {
  const { url } = journey.site();
  const { icons } = await (await fetch(`${url}/manifest.webmanifest`)).json();
  for (const { src, sizes } of icons.filter(({ sizes }: { sizes: string }) => sizes !== 'any')) {
    const { width, height } = await sharp(await (await fetch(url + src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

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
    const found: Words[] = [];
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
  expect(words.length).toBeGreaterThan(0);
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
  const images = await page.locator('[data-hero] img').evaluateAll((all) =>
    all.map((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    }),
  );
  const isCovering = ({ boxes }: Words) =>
    images.some(({ top, bottom }) =>
      boxes.some((box) => box.y < bottom && box.y + box.height > top),
    );
  return words.filter(isCovering).map(({ text }) => `on the picture: ${text.trim()}`);
}

/** A page with each look of a hero. */
const looks = [...Map.groupBy(heroes, ({ look }) => look).values()].flatMap(([page]) => page ?? []);

describe('the words of a hero', () => {
  test.for([1280, 375])(
    'stand out from a white picture at %i pixels, and on a phone beside it',
    async (width) => {
      const page = await journey.window({ viewport: { width, height: 900 }, bypassCSP: true });
      const body = await whitePicture();
      await page.route('**/pictures/**', (route) =>
        route.fulfill({ contentType: 'image/webp', body }),
      );
      for (const { path } of looks) {
        await page.goto(journey.site().url + path);
        if (width === 375) expect([path, await coveringWords(page)]).toEqual([path, []]);
        expect([path, await faintWords(page)]).toEqual([path, []]);
      }
    },
  );
});
