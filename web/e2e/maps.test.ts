import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countyPath, townPath } from './content/addresses.ts';
import { counties, towns } from './content/records.ts';
import { startJourney } from './journey.ts';

const journey = startJourney();

const paths = [...counties.map(countyPath), ...towns.map(townPath)];

/** Puts the first map of every page on the page that is shown, which has the styles for them. */
function gatherMaps(page: Page): Promise<void> {
  return page.evaluate(async (all) => {
    const main = document.querySelector('main');
    const figures = all.map(async (path) => {
      const text = await (await fetch(path)).text();
      const figure = new DOMParser()
        .parseFromString(text, 'text/html')
        .querySelector<HTMLElement>('.locator-figure');
      if (figure) figure.dataset.path = path;
      return figure ?? '';
    });
    main?.replaceChildren(...(await Promise.all(figures)));
    await document.fonts.ready;
  }, paths);
}

/** What is wrong with the names on the maps that are shown: hidden, covered, or nearer to another place. */
function faultsOfNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const faults: string[] = [];
    const inset = ({ left, right, top, bottom }: Rect) => ({
      left,
      right,
      top: top + 2,
      bottom: bottom - 2,
    });
    const meet = (one: Rect, other: Rect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    const distance = (mark: Rect, { left, right, top, bottom }: Rect) => {
      const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const markOf = (place: Element) =>
      place.querySelector('.locator-town, .locator-showroom, .locator-here');
    const figures = document.querySelectorAll<HTMLElement>('.locator-figure');
    for (const figure of figures) {
      const where = figure.dataset.path;
      const shown = Array.from(figure.querySelectorAll('svg')).filter(
        (svg) => getComputedStyle(svg).display !== 'none',
      );
      if (shown.length !== 1) faults.push(`${where} shows ${shown.length} maps`);
      for (const map of shown) {
        const frame = map.getBoundingClientRect();
        const places = Array.from(map.querySelectorAll('a, g')).filter(markOf);
        const marks = places.map((place) => markOf(place)?.getBoundingClientRect());
        const names = places.map((place) => place.querySelector('text'));
        const boxes = Array.from(map.querySelectorAll('text'), (text) => ({
          text: text.textContent,
          ...inset(text.getBoundingClientRect().toJSON() as Rect),
        }));
        for (const [index, box] of boxes.entries()) {
          const isInside =
            box.left >= frame.left &&
            box.right <= frame.right &&
            box.top >= frame.top &&
            box.bottom <= frame.bottom;
          if (!isInside) faults.push(`${where}: ${box.text} is cut off`);
          for (const other of boxes.slice(index + 1)) {
            if (meet(box, other)) faults.push(`${where}: ${box.text} covers ${other.text}`);
          }
        }
        for (const [index, name] of names.entries()) {
          if (!name) continue;
          const box = name.getBoundingClientRect();
          const distances = marks.map((mark) => (mark ? distance(mark, box) : 9999));
          const own = distances[index] ?? 9999;
          if (own > Math.min(...distances)) {
            faults.push(`${where}: ${name.textContent} is nearer to another place`);
          }
          const size = Number.parseFloat(getComputedStyle(name).fontSize);
          const drawn = size * (frame.width / map.viewBox.baseVal.width);
          if (drawn < 14) faults.push(`${where}: ${name.textContent} is ${drawn} pixels high`);
        }
      }
    }
    return faults;
  });
}

/** Links that are less than 24 pixels wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.locator-target'), (target) => ({
      name: target.parentElement?.textContent,
      box: target.getBoundingClientRect(),
    }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 23.5)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
}

/** The names that a map shows, by the page it is from. */
function shownNames(page: Page, path: string): Promise<(string | null)[]> {
  return page
    .locator(`[data-path="${path}"] svg:visible :is(a, g) > text`)
    .evaluateAll((names) => names.map((name) => name.textContent));
}

test('every map names places so that no name is covered, cut off or nearer to another place', async () => {
  const [first] = counties.map(countyPath);
  const page = await journey.open(first ?? '');
  await gatherMaps(page);
  for (const county of counties) {
    const listed = towns.filter((town) => town.county === county.slug).map(({ name }) => name);
    expect(await shownNames(page, countyPath(county))).toEqual(expect.arrayContaining(listed));
  }
  expect(await faultsOfNames(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await faultsOfNames(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
