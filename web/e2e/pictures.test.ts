import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { filesIn, pages as pageFiles } from './content/records.ts';
import { heroes as heroPages, plainVehicle, richVehicle } from './content/samples.ts';
import { startJourney } from './journey.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { picturesOn, type Shown, showAll } from './shown-pictures.ts';

const journey = startJourney();

const cart = vehiclePath(plainVehicle.id);
const pages = ['/', '/inventory', cart, '/denago', '/evolution', '/about'];
const handheld = { width: 375, height: 740 };
const desk = { width: 1280, height: 800 };
const viewports = [handheld, { width: 768, height: 1024 }, desk];

interface Screen {
  readonly viewport: typeof desk;
  readonly deviceScaleFactor: number;
}

/** Pages that begin with words alone. */
const pagesOfText = new Set(
  heroPages.filter(({ look }) => look === 'plain').map(({ path }) => path),
);

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

interface Look {
  readonly pictures: readonly Shown[];
  /** How far the layout has shifted. */
  readonly shift: number;
}

const looks = new Map<string, Promise<Look>>();

/** Looks at a whole page once, in a window of its own: a browser that has a larger file at hand takes that. */
function look(path: string, options: Screen): Promise<Look> {
  const key = JSON.stringify([path, options]);
  const known = looks.get(key) ?? lookAfresh(path, options);
  looks.set(key, known);
  return known;
}

async function lookAfresh(path: string, options: Screen): Promise<Look> {
  const page = await journey.window(options);
  await watchShifts(page);
  // What fonts move when they come late is measured with the fonts.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(journey.site().url + path);
  await showAll(page);
  const pictures = await picturesOn(page);
  const shift = await shiftOf(page);
  await page.context().close();
  return { pictures, shift };
}

describe.for(viewports)('at $width pixels', (viewport) => {
  test.for([1, 2])(
    'every picture is AVIF and no larger than its place needs, density %d',
    async (deviceScaleFactor) => {
      const wrong: string[] = [];
      for (const path of pages) {
        const { pictures } = await look(path, { viewport, deviceScaleFactor });
        const found = wrongFiles(pictures, deviceScaleFactor);
        wrong.push(...found.map((fault) => `${path} ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
  );

  test('one picture comes first, the others when near; nothing jumps', async () => {
    for (const path of pages) {
      const { pictures, shift } = await look(path, { viewport, deviceScaleFactor: 1 });
      const first = pictures.filter(({ priority }) => priority === 'high');
      const wanted = pagesOfText.has(path) ? [] : ['eager'];
      expect([path, first.map(({ loading }) => loading)]).toEqual([path, wanted]);
      const eager = pictures.filter(({ loading }) => loading !== 'lazy');
      expect([path, eager.length]).toEqual([path, wanted.length]);
      expect([path, shift]).toEqual([path, 0]);
    }
  });
});

interface Budget {
  readonly what: string;
  readonly path: string;
  readonly screen: Screen;
  readonly isCounted: (shown: Shown) => boolean;
  readonly kilobytes: number;
}

/** What stands on a desk and what is held in a hand, plain and sharper. */
const screens: readonly Screen[] = [desk, handheld].flatMap((viewport) =>
  [1, 2].map((deviceScaleFactor) => ({ viewport, deviceScaleFactor })),
);
const heldScreens = screens.filter(({ viewport }) => viewport === handheld);
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
  ...screens.flatMap((screen) => [
    { what: 'cart on a card', path: '/inventory', screen, isCounted: isCart, kilobytes: 25 },
    {
      what: 'cart on its page',
      path: vehiclePath(richVehicle.id),
      screen,
      isCounted: ({ priority }: Shown) => priority === 'high',
      kilobytes: 70,
    },
  ]),
  ...heroes.flatMap((path) =>
    heldScreens.map((screen) => ({
      what: `hero of ${path}`,
      path,
      screen,
      isCounted: isHero,
      kilobytes: 60,
    })),
  ),
];

const decoded = (image: Element) => (image as HTMLImageElement).decode();

/** What is on a page before it is scrolled. */
async function glance(path: string, screen: Screen): Promise<readonly Shown[]> {
  const page = await journey.window(screen);
  await page.goto(journey.site().url + path);
  await page.locator('img[fetchpriority=high]').evaluate(decoded);
  const pictures = await picturesOn(page);
  await page.context().close();
  return pictures;
}

test('pictures weigh what they may', async () => {
  const lines: string[] = [];
  const heavy: string[] = [];
  for (const { what, path, screen, isCounted, kilobytes } of budgets) {
    const pictures = pages.includes(path)
      ? (await look(path, screen)).pictures
      : await glance(path, screen);
    const counted = pictures.filter(isCounted);
    expect([what, counted.length > 0]).toEqual([what, true]);
    const heaviest = counted.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const { viewport, deviceScaleFactor } = screen;
    const size = (heaviest.bytes / 1024).toFixed(1);
    lines.push(
      `${what}, ${viewport.width} px × ${deviceScaleFactor}: ${size} KB of ${kilobytes} (${heaviest.file})`,
    );
    if (heaviest.bytes === 0 || heaviest.bytes > kilobytes * 1024) heavy.push(lines.at(-1) ?? '');
  }
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(heavy).toEqual([]);
});

test('the first picture is asked for in the head, and fetched once', async () => {
  for (const viewport of [desk, handheld]) {
    const page = await journey.window({ viewport });
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    for (const path of ['/', '/about', cart]) {
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
