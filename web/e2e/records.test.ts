import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { chosen, countLine, filters } from './content/filters.ts';
import { factPattern, phrase } from './content/phrase.ts';
import { leastPrice, priceText } from './content/prices.ts';
import {
  counties,
  navigation,
  pages,
  templates,
  towns,
  vehicleName,
  vehicles,
} from './content/records.ts';
import { blockUnder, nameOf } from './page-parts.ts';
import { foldSpace, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

const mainOf = async (path: string) =>
  (await reading.html(path)).querySelector('main') ?? expect.fail();

/** The sections of a kind on all pages, each with the address of its page. */
const sections = (kind: string) =>
  pages.flatMap(({ path, sections: all }) =>
    all.filter((section) => section.kind === kind).map((section) => ({ path, section })),
  );

/** The card or section under a heading. */
function under(part: HTMLElement, heading: string | RegExp): HTMLElement {
  return blockUnder(part, heading) ?? expect.fail(`nothing stands under "${heading}"`);
}

const linksOf = (part: HTMLElement) =>
  part.querySelectorAll('a[href]').map((link) => `${link.getAttribute('href')}`);

const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const texts = Object(detail?.texts) as Readonly<Record<string, string>>;

describe('the page of a vehicle', () => {
  test.for(vehicles)('$id says what its file says', async (vehicle) => {
    const main = await mainOf(vehiclePath(vehicle.id));
    const said = textOf(main);
    expect(main.querySelector('h1')?.text).toBe(vehicleName(vehicle));
    expect(said).toContain(priceText(vehicle));
    const stock = { true: texts.inStock, false: texts.outOfStock, undefined: '' };
    const badge = vehicle.isNew ? texts.new : stock[`${vehicle.inStock}`];
    expect(textOf(main.querySelector('figure') ?? main)).toContain(badge);
    for (const text of [vehicle.description, ...vehicle.features])
      expect(said).toMatch(phrase(text));
    const rows = rowsOf(main);
    for (const [key, fact] of Object.entries(vehicle.specifications)) {
      const labels = [labelBeside(fact), labelOf(key)];
      const isShown = rows.some(([name, value]) => labels.includes(name) && says(value, fact));
      if (labels.some(Boolean)) expect([key, isShown]).toEqual([key, true]);
    }
    const pictures = main.querySelectorAll('figure img').length;
    expect(pictures).toBeGreaterThanOrEqual(vehicle.images?.length ? 1 : 0);
  });
});

/** The rows of all lists of a part: label and value. */
function rowsOf(part: HTMLElement): [label: string, value: string][] {
  const values = part.querySelectorAll('dl dd').map(textOf);
  return part.querySelectorAll('dl dt').map((dt, index) => [textOf(dt), values[index] ?? '']);
}

/** What a fact with other readings is called beside its value. */
function labelBeside(fact: unknown): string | undefined {
  const { label, readings } = Object(fact) as { label?: string; readings?: unknown };
  return readings === undefined ? undefined : label;
}

/** Whether a cell says a fact: it alone, or together with the other readings of it. */
function says(cell: string, fact: unknown): boolean {
  const { text, readings } = Object(fact) as { text?: string; readings?: unknown };
  const isOneOfSeveral = readings !== undefined && text !== undefined && cell.includes(text);
  return isOneOfSeveral || factPattern(fact).test(cell);
}

/** What the pages of vehicles call a specification. */
function labelOf(specification: string): string | undefined {
  const { sections: all = [] } = templates.vehicle ?? {};
  const labels = all.flatMap(
    (section) => (section.specifications ?? []) as Record<string, string>[],
  );
  return labels.find(({ key }) => key === specification)?.label;
}

describe('the towns', () => {
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name);

  test.for(counties)('of $name stand in a list by name, and on cards by size', async (county) => {
    const own = towns.filter((town) => town.county === county.slug);
    const main = await mainOf(county.path);
    const list = main.querySelector('[data-place-lists]');
    const { sections: parts } =
      pages.find(({ path }) => path === county.path) ?? templates.county ?? expect.fail();
    if (!list && !parts.some(({ kind, towns: listed }) => kind === 'place-map' && listed)) return;
    if (!list) expect.fail();
    expect(linksOf(list)).toEqual(own.toSorted(byName).map(townPath));
    const cards = templates.county?.sections.find(({ kind }) => kind === 'town-cards');
    if (pages.some(({ path }) => path === county.path) || !cards) return;
    const largest = own.toSorted((one, other) => other.population - one.population).slice(0, 6);
    const part = under(main, phrase(`${cards.heading}`));
    expect(linksOf(part)).toEqual(largest.map(townPath));
    for (const { name, type, population } of largest) {
      expect(textOf(under(part, name))).toMatch(
        new RegExp(`${type}.*${population.toLocaleString('en-US')}`),
      );
    }
  });

  test.runIf(navigation.footer.towns)(
    'of each county that the footer lists stand in it',
    async () => {
      const footer = (await reading.html('/')).querySelector('footer') ?? expect.fail();
      const links = footer
        .querySelectorAll('a')
        .map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
      const { linkText, counties: listed } = Object(navigation.footer.towns);
      const written = JSON.stringify(listed);
      const wanted = towns.filter(({ county }) => written.includes(`"county":"${county}"`));
      expect(links).toEqual(
        expect.arrayContaining(
          wanted.map((town) => `${linkText.replace('{name}', town.name)} ${townPath(town)}`),
        ),
      );
    },
  );
});

test('the list of vehicles shows every one, and the filters of its file', async () => {
  const main = await mainOf('/inventory');
  const [{ section } = expect.fail()] = sections('vehicle-inventory');
  const cards = main.querySelectorAll('#results > .card');
  expect(cards.map((card) => foldSpace(card.querySelector('h2, h3')?.text ?? '')).sort()).toEqual(
    vehicles.map(vehicleName).sort(),
  );
  expect(cards.flatMap(linksOf).sort()).toEqual(
    vehicles
      .map(({ id }) => `${section.vehiclePath ?? templates.vehicle?.path}`.replace('{id}', id))
      .sort(),
  );
  expect(textOf(main)).toContain(countLine(vehicles.length));
  for (const [name, options] of Object.entries(filters)) {
    if (options.length === 0) continue;
    const values = main
      .querySelectorAll(`select[name=${name}] option`)
      .map((each) => each.getAttribute('value'));
    const offered = options.filter(({ value }) => chosen({ [name]: value }).length > 0);
    const wanted = offered.length > 0 ? ['all', ...offered.map(({ value }) => value)] : [];
    expect(values).toEqual(expect.arrayContaining(wanted));
  }
});

describe('the API', () => {
  const ask = (path: string) => fetch(`${reading.site().url}${path}`);

  test('lists every vehicle with its fields, and pictures that are there', async () => {
    const list: Record<string, unknown>[] = await (await ask('/api/vehicles')).json();
    expect(list).toHaveLength(vehicles.length);
    for (const vehicle of vehicles) {
      expect(list.find(({ id }) => id === vehicle.id)).toMatchObject({
        name: vehicleName(vehicle),
        description: expect.any(String),
        ...(leastPrice(vehicle) && { price: leastPrice(vehicle) }),
        brand: vehicleName(vehicle).slice(0, -vehicle.model.length - 1),
        ...(vehicle.series && { category: expect.any(String) }),
        inStock: vehicle.inStock ?? true,
        isNew: vehicle.isNew,
        features: vehicle.features.map(() => expect.any(String)),
        specifications: expect.any(Object),
      });
    }
    const pictures = new Set(list.flatMap(({ images }) => images as string[]));
    const hasPictures = vehicles.some(({ images }) => images?.length);
    if (hasPictures) expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures)
      expect([picture, (await ask(picture)).status]).toEqual([picture, 200]);
  });
});
