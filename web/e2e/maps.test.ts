import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { counties, towns } from './content/records.ts';
import { startJourney } from './journey.ts';

const journey = startJourney();
const countyPaths = counties.map(({ path }) => path);
const paths = [...countyPaths, ...towns.map(townPath)];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A map as it is shown, measured. */
interface ShownMap {
  readonly path: string;
  readonly frame: Box;
  readonly texts: readonly { readonly text: string; readonly box: Box; readonly size: number }[];
  readonly places: readonly { readonly name: string; readonly text?: Box; readonly mark: Box }[];
  readonly targets: readonly Box[];
  /** The numbers on the map that stand for names. */
  readonly numbers: readonly string[];
  /** What the list under the map says: number and name. */
  readonly listed: readonly string[];
}

/** Puts the first map of every page on the page that is shown, which has the styles for them. */
function gatherMaps(page: Page): Promise<void> {
  return page.evaluate(async (all) => {
    const figures = all.map(async (path) => {
      const text = await (await fetch(path)).text();
      const other = new DOMParser().parseFromString(text, 'text/html');
      const figure = other.querySelector<HTMLElement>('[data-locator]');
      if (figure) figure.dataset.path = path;
      return figure ?? '';
    });
    document.querySelector('main')?.replaceChildren(...(await Promise.all(figures)));
    await document.fonts.ready;
  }, paths);
}

/** Measures the maps that can be seen. */
function measureMaps(page: Page): Promise<ShownMap[]> {
  return page.locator('[data-locator] svg:visible').evaluateAll((maps) =>
    maps.map((map) => {
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON();
      const scale =
        map.getBoundingClientRect().width / (map as SVGSVGElement).viewBox.baseVal.width;
      const texts = Array.from(map.querySelectorAll('text'), (text) => ({
        text: text.textContent ?? '',
        box: boxOf(text),
        size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      }));
      const marks = map.querySelectorAll(
        '[data-map=town], use[data-map=showroom], circle[data-map=here]',
      );
      const places = Array.from(marks, (mark) => {
        const text = mark.parentElement?.querySelector('text');
        const name = text?.textContent ?? '';
        return { name, ...(text && { text: boxOf(text) }), mark: boxOf(mark) };
      });
      const targets = Array.from(map.querySelectorAll('[data-map=target]'), boxOf);
      const figure = map.closest<HTMLElement>('[data-locator]');
      const path = figure?.dataset.path ?? '';
      const numbers = Array.from(
        map.querySelectorAll('[data-map=number]'),
        (text) => text.textContent,
      );
      const list = Array.from(figure?.querySelectorAll<HTMLElement>('[data-map=names] li') ?? []);
      const listed = list.flatMap((item) => (item.checkVisibility() ? item.innerText.trim() : []));
      return { path, frame: boxOf(map), texts, places, targets, numbers, listed };
    }),
  );
}

/** In the thickest crowd, numbers stand on their dots; the list under the map says what they are. */
const isNumber = (text: string) => /^\d+$/.test(text);

/** Names that are cut off, small, or cover another. */
function faultsOfTexts({ path, frame, texts }: ShownMap): string[] {
  return texts.flatMap(({ text, box, size }, index) => {
    const isCut =
      box.left < frame.left ||
      box.right > frame.right ||
      box.top < frame.top ||
      box.bottom > frame.bottom;
    const covered = texts
      .slice(index + 1)
      .filter((other) => meet(box, other.box) && !(isNumber(text) && isNumber(other.text)));
    return [
      ...(isCut ? [`${path}: ${text} is cut off`] : []),
      ...(size < 14 ? [`${path}: ${text} is ${size} pixels high`] : []),
      ...covered.map((other) => `${path}: ${text} covers ${other.text}`),
    ];
  });
}

/** The line above and below the letters may touch. */
function meet(one: Box, other: Box): boolean {
  const isAcross = one.left < other.right && other.left < one.right;
  return isAcross && one.top + 2 < other.bottom - 2 && other.top + 2 < one.bottom - 2;
}

/** Marks without a name, on the map or in the list under it. */
function namelessMarks({ path, places, numbers, listed }: ShownMap): string[] {
  const explained = listed.map((line) => line.split(' ', 1)[0]);
  return [
    ...places.filter(({ name }) => name === '').map(() => `${path}: a mark has no name`),
    ...numbers.filter((number) => !explained.includes(number)).map((each) => `${path}: ${each}?`),
    ...explained
      .filter((number) => !numbers.includes(number ?? ''))
      .map((each) => `${path}: no ${each}`),
  ];
}

/** Names that are nearer to another place than to their own. */
function misplacedNames({ path, places }: ShownMap): string[] {
  return places.flatMap(({ name, text, mark }) => {
    if (!text) return [];
    const nearest = Math.min(...places.map((other) => distance(other.mark, text)));
    return distance(mark, text) > nearest ? [`${path}: ${name} is nearer to another place`] : [];
  });
}

function distance(mark: Box, { left, right, top, bottom }: Box): number {
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function smallTargets({ path, targets }: ShownMap): string[] {
  return targets
    .map(({ left, right, top, bottom }) => Math.min(right - left, bottom - top))
    .filter((size) => size < 23.5)
    .map((size) => `${path}: a link is ${size} pixels`);
}

/** Whether all places lie where they are believed to: no map has room for a town that its author put into the sea. */
const isUsual = globSync('content/{counties,towns}/**/*.yaml').every(
  (file) => !readFileSync(file, 'utf8').includes('# unusual:'),
);

function faultsOf(maps: readonly ShownMap[]): string[] {
  if (!isUsual) return maps.flatMap(namelessMarks);
  return maps.flatMap((map) => [
    ...faultsOfTexts(map),
    ...misplacedNames(map),
    ...namelessMarks(map),
    ...smallTargets(map),
  ]);
}

test('maps name every town of a county, and no name is covered, cut off or nearer to another place', async () => {
  const page = await journey.open(countyPaths[0] ?? '');
  await gatherMaps(page);
  const wide = await measureMaps(page);
  expect(wide.map(({ path }) => path)).toEqual(paths);
  for (const { path, slug } of counties) {
    const map = wide.find((each) => each.path === path) ?? expect.fail(path);
    const names = [
      ...map.places.map(({ name }) => name),
      ...map.listed.map((line) => line.replace(/^\d+ /, '')),
    ];
    const wanted = towns.filter(({ county }) => county === slug).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(wanted));
  }
  expect(faultsOf(wide)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(faultsOf(await measureMaps(page))).toEqual([]);
});
