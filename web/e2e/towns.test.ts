import { describe, expect, test } from 'vitest';
import { townPath } from './content/addresses.ts';
import { counties, towns } from './content/records.ts';
import type { Town } from './content/shapes.ts';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';
import { shingles, similarity } from './similarity.ts';

const reading = startReading();

interface TownText {
  readonly path: string;
  /** The words of the page with the names of town and county masked. */
  readonly text: string;
  /** Short statements with a figure: distances, population, coordinates. */
  readonly values: ReadonlySet<string>;
}

/** Towns that share their place with no other: one that does shares its figures too. */
const places = Map.groupBy(towns, ({ coordinates }) => Object.values(coordinates).join());
const ownTowns = [...places.values()].flatMap((shared) => (shared.length === 1 ? shared : []));

const countyNames = counties.map(({ name }) => name.replace(' County', '')).join('|');
const inCounty = new RegExp(`\\b(${countyNames})( County)?\\b`, 'g');

async function readTown(town: Town): Promise<TownText> {
  const path = townPath(town);
  const main = (await reading.html(path)).querySelector('main');
  if (!main) throw new Error(`${path} has no main`);
  const mask = (text: string) => text.replaceAll(town.name, 'TOWN').replaceAll(inCounty, 'COUNTY');
  const statements = main.querySelectorAll('dd, li, td').map((each) => mask(textOf(each)));
  const values = new Set(statements.filter((text) => /\d/.test(text) && text.length < 60));
  return { path, text: mask(textOf(main)), values };
}

describe('town pages', () => {
  test('hold at least five values each that no other town page holds', async () => {
    const pages = await Promise.all(ownTowns.map(readTown));
    const uses = Map.groupBy(
      pages.flatMap(({ values }) => [...values]),
      (value) => value,
    );
    const poor = pages
      .map(({ path, values }) => ({
        path,
        own: [...values].filter((value) => uses.get(value)?.length === 1).length,
      }))
      .filter(({ own }) => own < 5);
    expect(poor).toEqual([]);
  });

  test('print how alike they are', async () => {
    const pages = (await Promise.all(ownTowns.map(readTown))).map(({ path, text }) => ({
      path,
      set: shingles(text, 5),
    }));
    const pairs = pages.flatMap((one, index) =>
      pages.slice(index + 1).map((other) => ({
        likeness: similarity(one.set, other.set),
        pair: `${one.path} and ${other.path}`,
      })),
    );
    pairs.sort((one, other) => one.likeness - other.likeness);
    const most = pairs.at(-1);
    const median = pairs[Math.floor(pairs.length / 2)]?.likeness;
    process.stdout.write(
      `Town pages, ${pairs.length} pairs, 5-word shingles: median ${median?.toFixed(2)}, most alike ${most?.likeness.toFixed(2)} (${most?.pair})\n`,
    );
    expect(most?.likeness).toBeLessThan(1);
  });
});
