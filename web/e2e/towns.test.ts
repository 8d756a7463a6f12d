import { describe, expect, test } from 'vitest';
import { textOf } from './page-text.ts';
import { startReading } from './reading.ts';
import { shingles, similarity } from './similarity.ts';
import { promisedAddresses } from './specification/routes.ts';

const reading = startReading();

const canonicals = [...new Set(promisedAddresses.map(({ canonical }) => canonical))];
const towns = canonicals.filter(
  (path) => /^\/sussex-county\/|-golf-carts(-kent)?$/.test(path) && !path.includes('county-golf'),
);

interface Town {
  readonly path: string;
  /** The words of the page with the names of town and county masked. */
  readonly text: string;
  /** Short statements with a figure: distances, population, coordinates. */
  readonly values: ReadonlySet<string>;
}

async function readTown(path: string): Promise<Town> {
  const main = (await reading.html(path)).querySelector('main');
  if (!main) throw new Error(`${path} has no main`);
  const heading = textOf(main.querySelectorAll('h1')[0] ?? main);
  const name = /^Golf carts in (.+), Delaware$/.exec(heading)?.[1] ?? heading;
  const mask = (text: string) =>
    text.replaceAll(name, 'TOWN').replaceAll(/\b(New Castle|Kent|Sussex)( County)?\b/g, 'COUNTY');
  const statements = main.querySelectorAll('dd, li, td').map((each) => mask(textOf(each)));
  const values = new Set(statements.filter((text) => /\d/.test(text) && text.length < 60));
  return { path, text: mask(textOf(main)), values };
}

describe('town pages', () => {
  test('are 58', () => expect(towns).toHaveLength(58));

  test('hold at least five values each that no other town page holds', async () => {
    const pages = await Promise.all(towns.map(readTown));
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
    const pages = (await Promise.all(towns.map(readTown))).map(({ path, text }) => ({
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

describe('places of another dealer', () => {
  test('are named nowhere', async () => {
    const named: string[] = [];
    for (const path of canonicals) {
      const words = /Atlantic|Luzerne|Lackawanna|Ocean County/.exec(
        (await reading.html(path)).outerHTML,
      );
      if (words) named.push(`${path}: ${words[0]}`);
    }
    expect(named).toEqual([]);
  });

  test.for([
    ['Pennsylvania', '/policies/terms-conditions'],
    ['Pocono Pines', '/policies/staffing-report'],
    ['Scranton', '/policies/staffing-report'],
  ] as const)('%s is named on %s only', async ([place, home]) => {
    const pages = await Promise.all(
      canonicals.map(async (path) => ({ path, html: await reading.html(path) })),
    );
    const naming = pages.filter(({ html }) => html.outerHTML.includes(place));
    expect(naming.map(({ path }) => path)).toEqual([home]);
  });
});
