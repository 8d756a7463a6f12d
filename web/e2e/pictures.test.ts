import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { filesIn, pages as pageFiles } from './content/records.ts';
import { heroes as heroPages, plainVehicle, richVehicle } from './content/samples.ts';
import { startJourney } from './journey.ts';

const journey = startJourney();

const cart = vehiclePath(plainVehicle.id);
const pages = ['/', '/inventory', cart, '/denago', '/evolution', '/about'];
const screens = [
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Pages that begin with words alone. */
const pagesOfText = new Set(
  heroPages.filter(({ look }) => look === 'plain').map(({ path }) => path),
);

/** A picture as it is shown, and the file the browser chose for it. */
interface Shown {
  readonly file: string;
  readonly bytes: number;
  readonly width: number;
  readonly priority: string;
  readonly loading: string;
  readonly isBand: boolean;
}

/** Scrolls through a page until every picture has come. */
async function showAll(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(async () => {
    const sleep = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      // A window that another one covers may not be drawn at all.
      await Promise.race([drawn(), sleep(1_000)]);
    }
    // A picture that never came into view, such as the next one of a strip, is not waited for.
    const wasSeen = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth;
    };
    const come = (image: HTMLImageElement) => image.decode().catch(() => undefined);
    // A lazy picture that moved away before it was asked for never comes.
    const all = Promise.all([...document.images].filter(wasSeen).map(come));
    await Promise.race([all, sleep(5_000)]);
  });
}

function picturesOn(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return [...document.images]
      .filter(({ currentSrc }) => currentSrc.includes('/assets/pictures/'))
      .map((image) => ({
        file: image.currentSrc.replace(/.*\//, ''),
        bytes: bytes.get(image.currentSrc) ?? 0,
        width: image.clientWidth,
        priority: image.fetchPriority,
        loading: image.loading,
        isBand: image.classList.contains('hero-picture'),
      }));
  });
}

const widths = {
  vehicle: [400, 800, 1200],
  scene: [640, 960, 1280, 1600],
  narrow: [400, 640],
};

const pictures = filesIn<Record<string, { readonly file: string }>>('pictures').pictures ?? {};
const namesIn = (folder: string) =>
  new Set(Object.keys(pictures).filter((name) => pictures[name]?.file.startsWith(folder)));
/** The names of the pictures of places, which fill the width of a page. */
const scenes = namesIn('scenes/');
/** Those of further paints, which have one file. */
const paints = namesIn('paints/');

/** The least width of a file that fills a place. */
function wantedWidth(file: string, place: number): number {
  const scene = scenes.has(file.replace(/[.].*|-narrow[.].*/, ''));
  const list = file.includes('-narrow.') ? widths.narrow : scene ? widths.scene : widths.vehicle;
  return list.find((each) => each >= place) ?? list.at(-1) ?? 0;
}

/** Pictures in another file than their largest place on the page wants; one file may serve two places. */
function wrongFiles(pictures: readonly Shown[], density: number): string[] {
  const nameOf = ({ file }: Shown) => file.replace(/\.\w+-\d+\.\w+$/, '');
  return [...Map.groupBy(pictures, nameOf)].flatMap(([name, shown]) => {
    if (paints.has(name)) return [];
    const place = Math.max(...shown.map(({ width }) => width));
    const chosen = shown.map(({ file }) => Number(/-(\d+)\.avif$/.exec(file)?.[1]));
    const wanted = wantedWidth(shown[0]?.file ?? '', place * density);
    if (Math.max(...chosen) === wanted) return [];
    return [`${shown.map(({ file }) => file).join(', ')} in ${place} pixels`];
  });
}

describe.for(screens)('at $width pixels', (viewport) => {
  test.for([1, 2])(
    'every picture is AVIF and no larger than its place needs, density %d',
    async (deviceScaleFactor) => {
      const wrong: string[] = [];
      for (const path of pages) {
        // A window of its own: a browser that has a larger file at hand takes that.
        const page = await journey.open(path, { viewport, deviceScaleFactor });
        await showAll(page);
        const found = wrongFiles(await picturesOn(page), deviceScaleFactor);
        wrong.push(...found.map((fault) => `${path} ${fault}`));
        await page.context().close();
      }
      expect(wrong).toEqual([]);
    },
  );

  test('one picture comes first, the others when near; nothing jumps', async () => {
    const page = await journey.window({ viewport });
    await page.addInitScript(() => {
      const sum = { shift: 0 };
      Object.assign(window, { sum });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of pages) {
      await page.goto(journey.site().url + path);
      await showAll(page);
      const shown = await picturesOn(page);
      const first = shown.filter(({ priority }) => priority === 'high');
      const wanted = pagesOfText.has(path) ? [] : ['eager'];
      expect([path, first.map(({ loading }) => loading)]).toEqual([path, wanted]);
      const eager = shown.filter(({ loading }) => loading !== 'lazy');
      expect([path, eager.length]).toEqual([path, wanted.length]);
      const shift = await page.evaluate<number>('sum.shift');
      expect([path, shift]).toEqual([path, 0]);
    }
  });
});

interface Budget {
  readonly what: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
  readonly isCounted: (shown: Shown) => boolean;
  readonly kilobytes: number;
}

const desk = { viewport: { width: 1280, height: 800 } };
const handheld = { viewport: { width: 375, height: 740 } };
const sharper = { deviceScaleFactor: 2 };
const isCart = ({ isBand }: Shown) => !isBand;
const isHero = ({ isBand }: Shown) => isBand;
/** Pages with a picture of their own at the first heading. */
const heroes = [
  ...Map.groupBy(
    heroPages.filter(({ look }) => look !== 'plain'),
    ({ path }) => pageFiles.find((page) => page.path === path)?.picture,
  ).values(),
]
  .flatMap(([page]) => page?.path ?? [])
  .slice(0, 6);

const budgets: readonly Budget[] = [
  ...[desk, { ...desk, ...sharper }, handheld, { ...handheld, ...sharper }].flatMap((options) => [
    { what: 'cart on a card', path: '/inventory', options, isCounted: isCart, kilobytes: 25 },
    {
      what: 'cart on its page',
      path: vehiclePath(richVehicle.id),
      options,
      isCounted: ({ priority }: Shown) => priority === 'high',
      kilobytes: 70,
    },
  ]),
  ...heroes.flatMap((path) =>
    [handheld, { ...handheld, ...sharper }].map((options) => ({
      what: `hero of ${path}`,
      path,
      options,
      isCounted: isHero,
      kilobytes: 60,
    })),
  ),
];

const decoded = (image: Element) => (image as HTMLImageElement).decode();

test('pictures weigh what they may', { timeout: 180_000 }, async () => {
  const lines: string[] = [];
  const heavy: string[] = [];
  for (const { what, path, options, isCounted, kilobytes } of budgets) {
    const page = await journey.open(path, options);
    if (isCounted === isCart) await showAll(page);
    else await page.locator('img[fetchpriority=high]').evaluate(decoded);
    const counted = (await picturesOn(page)).filter(isCounted);
    expect([what, counted.length > 0]).toEqual([what, true]);
    const heaviest = counted.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const screen = `${options.viewport?.width} px × ${options.deviceScaleFactor ?? 1}`;
    const size = (heaviest.bytes / 1024).toFixed(1);
    lines.push(`${what}, ${screen}: ${size} KB of ${kilobytes} (${heaviest.file})`);
    if (heaviest.bytes === 0 || heaviest.bytes > kilobytes * 1024) heavy.push(lines.at(-1) ?? '');
    await page.context().close();
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(heavy).toEqual([]);
});

test('the first picture is asked for in the head, and fetched once', async () => {
  for (const options of [desk, handheld]) {
    const page = await journey.window(options);
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    for (const path of ['/', '/about', cart]) {
      const asked: string[] = [];
      page.removeAllListeners('request');
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

test('every icon named in a page is there, at the size it says', async () => {
  const { url } = journey.site();
  const html = await (await fetch(url)).text();
  for (const path of [
    '/favicon.ico',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]) {
    expect(html).toContain(`href="${path}"`);
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  expect(manifest.name).toBeTruthy();
  for (const { src, sizes } of manifest.icons.slice(0, 2)) {
    const { width, height } = await sharp(await (await fetch(url + src)).arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every preview is lighter than 300 KB', async () => {
  const { url } = journey.site();
  for (const path of pages) {
    const html = await (await fetch(url + path)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const file = await (await fetch(url + new URL(address).pathname)).arrayBuffer();
    expect([path, file.byteLength > 10_000, file.byteLength < 300_000]).toEqual([path, true, true]);
    expect(html).toContain('property="og:image:alt"');
  }
});
