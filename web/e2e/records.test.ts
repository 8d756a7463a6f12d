import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { chosen } from './content/filters.ts';
import { dollars, factPattern, phrase } from './content/phrase.ts';
import {
  brands,
  counties,
  filesIn,
  pages,
  sectionOf,
  site,
  templates,
  towns,
  vehicleName,
  vehicles,
} from './content/records.ts';
import type { Vehicle } from './content/shapes.ts';
import { dialed } from './content/texts.ts';
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

function vehicleOf(id: string): Vehicle {
  return vehicles.find((vehicle) => vehicle.id === id) ?? expect.fail(`no vehicle ${id}`);
}

describe('the page of a vehicle', () => {
  test.for(vehicles)('$id says what its file says', async (vehicle) => {
    const main = await mainOf(vehiclePath(vehicle.id));
    const said = textOf(main);
    expect(main.querySelector('h1')?.text).toBe(vehicleName(vehicle));
    expect(said).toContain(dollars(vehicle.price.money));
    const badge = vehicle.isNew ? 'NEW' : vehicle.inStock ? 'In Stock' : 'Out of Stock';
    expect(textOf(main.querySelector('figure') ?? main)).toContain(badge);
    for (const text of [vehicle.description, ...vehicle.features])
      expect(said).toMatch(phrase(text));
    const rows = rowsOf(main);
    for (const [key, fact] of Object.entries(vehicle.specifications)) {
      const label = labelBeside(fact) ?? labelOf(key);
      const isShown = rows.some(([name, value]) => name === label && factPattern(fact).test(value));
      if (label) expect([label, isShown]).toEqual([label, true]);
    }
    expect(main.querySelectorAll('figure img').length).toBeGreaterThan(0);
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

/** What the pages of vehicles call a specification. */
function labelOf(specification: string): string | undefined {
  const { sections: all = [] } = templates.vehicle ?? {};
  const labels = all.flatMap(
    (section) => (section.specifications ?? []) as Record<string, string>[],
  );
  return labels.find(({ key }) => key === specification)?.label;
}

describe('a card of a vehicle', () => {
  test.for(sections('model-grid'))('on $path names its figures', async ({ path, section }) => {
    const main = await mainOf(path);
    for (const id of section.vehicles as string[]) {
      const { model, price, slug, specifications } = vehicleOf(id);
      const card = under(main, model);
      expect(textOf(card)).toContain(dollars(price.money));
      expect(textOf(card)).toMatch(figuresOf(specifications));
      expect(linksOf(card).map(withoutQuery)).toEqual([`/vehicles/${slug}`, '/contact']);
    }
  });

  test.for(sections('vehicle-highlights'))('on $path leads on', async ({ path, section }) => {
    const main = await mainOf(path);
    for (const { vehicle, name, tag } of section.items as Record<string, string>[]) {
      const card = under(main, `${name}`);
      const [id = '', reading = ''] = `${vehicle}`.split('@');
      const { readings, money } = vehicleOf(id).price;
      expect(textOf(card)).toContain(dollars(readings?.[reading]?.money ?? money));
      expect(textOf(card)).toContain(tag);
      expect(linksOf(card)).toContain(vehiclePath(id));
    }
  });
});

const withoutQuery = (href: string) => href.replace(/\?.*/, '');

/** Seats, range and top speed in their order, where a vehicle has them. */
function figuresOf({ seatingCapacity, range, topSpeed }: Vehicle['specifications']): RegExp {
  const figures = [seatingCapacity, ...[range, topSpeed].map((fact) => Object(fact))].flatMap(
    (fact) => fact?.miles ?? fact?.mph ?? (typeof fact === 'number' ? fact : []),
  );
  return new RegExp(figures.join('\\b.*\\b'), 's');
}

describe('the series of a brand', () => {
  test.for(sections('series-grid'))('on $path', async ({ path, section }) => {
    const main = await mainOf(path);
    const { series = [] } = brands.find(({ id }) => id === section.series) ?? {};
    for (const { title, startingPrice, features, models } of series) {
      const card = under(main, title);
      const said = textOf(card);
      const count = models.length === 1 ? section.modelText : section.modelsText;
      expect(said).toContain(`${count}`.replace('{n}', String(models.length)));
      expect(said).toContain(`${section.priceText} ${dollars(startingPrice.money)}`);
      for (const feature of features) expect(said).toMatch(phrase(feature));
      expect(linksOf(card)).toEqual(models.map((id) => `/vehicles/${vehicleOf(id).slug}`));
      const folded = models.length - Number(section.shown);
      const more = `${section.moreText}`.replace('{n}', String(folded));
      expect(said.includes(more)).toBe(folded > 0);
    }
  });
});

interface RentalGroup {
  readonly title: string;
  readonly plans: Record<
    string,
    Record<'title' | 'savings' | 'badge' | 'description', string> & { price: { money: number } }
  >;
}

describe('the rental plans', () => {
  test.for(sections('rental-plans'))('of $path', async ({ path, section }) => {
    const main = await mainOf(path);
    const { groups } =
      filesIn<Record<string, Record<string, RentalGroup>>>('pricing').rentals ?? {};
    for (const id of section.groups as string[]) {
      const { title, plans } = groups?.[id] ?? expect.fail();
      const group = blockUnder(main, title) ?? expect.fail(title);
      const cards = group.querySelectorAll('li');
      expect(cards).toHaveLength(Object.keys(plans).length);
      for (const [index, plan] of Object.values(plans).entries()) {
        const card = cards[index] ?? expect.fail();
        for (const text of [plan.title, plan.savings ?? '', dollars(plan.price.money)]) {
          expect(textOf(card)).toContain(text);
        }
        for (const text of [plan.badge, plan.description]) expect(textOf(group)).toContain(text);
        expect(linksOf(card).at(-1)).toBe(dialed);
      }
    }
  });
});

describe('the towns', () => {
  const byName = (one: { name: string }, other: { name: string }) =>
    one.name.localeCompare(other.name);

  test.for(counties)('of $name stand in a list by name, and on cards by size', async (county) => {
    const own = towns.filter((town) => town.county === county.slug);
    const main = await mainOf(county.path);
    const list = main.querySelector('[data-place-lists]') ?? expect.fail();
    expect(linksOf(list)).toEqual(own.toSorted(byName).map(townPath));
    for (const fact of [county.seat, county.population.toLocaleString('en-US'), `${own.length}`]) {
      expect(textOf(main)).toContain(fact);
    }
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

  const listed = [...sections('town-grid'), ...sections('place-map')];
  test.for(listed.filter(({ section }) => section.towns))(
    'on $path are those asked for',
    async ({ path, section }) => {
      const { county, take } = section.towns as { county?: string; take?: number };
      const wanted = towns
        .filter((town) => !county || town.county === county)
        .toSorted(byName)
        .slice(0, take);
      const part = under(await mainOf(path), phrase(`${section.heading}`));
      const list = part.querySelector('[data-place-lists]') ?? part;
      const paths = new Set(towns.map(townPath));
      const shown = linksOf(list).filter((href) => paths.has(href));
      // Folded by county, they are in the order of the counties first.
      const inOrder = section.foldText ? (all: string[]) => all.toSorted() : (all: string[]) => all;
      expect(inOrder(shown)).toEqual(inOrder(wanted.map(townPath)));
    },
  );

  test.for(sections('featured-towns'))('featured on $path', async ({ path, section }) => {
    const main = await mainOf(path);
    for (const { town: id } of section.items as { town: string }[]) {
      const town = towns.find(({ county, slug }) => `${county}/${slug}` === id) ?? expect.fail(id);
      expect(linksOf(under(main, town.name))).toContain(townPath(town));
    }
  });

  test('of each county stand in the footer of every page', async () => {
    const footer = (await reading.html('/')).querySelector('footer') ?? expect.fail();
    const links = footer
      .querySelectorAll('a')
      .map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
    expect(links).toEqual(
      expect.arrayContaining(towns.map((town) => `${town.name} Golf Carts ${townPath(town)}`)),
    );
  });
});

describe('the hours of a department', () => {
  test.for(sections('opening-hours'))('on $path', async ({ path, section }) => {
    const said = textOf(await mainOf(path));
    for (const id of section.departments as string[]) {
      const { name, hours } = site.departments[id] ?? expect.fail(id);
      expect(said).toContain(name);
      for (const { opens, closes, text } of hours)
        expect(said).toContain(text ?? `${clockTime(opens)}-${clockTime(closes)}`);
    }
  });
});

test('no card of the list prints a figure that has another reading for cards', async () => {
  const main = await mainOf('/inventory');
  for (const vehicle of vehicles) {
    const { drive } = vehicle.specifications as { drive?: DriveFact };
    if (!drive?.text || !drive.readings?.cards) continue;
    expect(textOf(under(main, vehicleName(vehicle)))).not.toContain(drive.text);
  }
});

/** A drive in words, and how cards put it. */
interface DriveFact {
  readonly text: string;
  readonly readings?: { readonly cards?: { readonly text: string } };
}

test('the list of vehicles shows every one, and the filters of its file', async () => {
  const main = await mainOf('/inventory');
  const [{ section } = expect.fail()] = sections('vehicle-inventory');
  const cards = main.querySelectorAll('#results > li');
  expect(cards.map((card) => foldSpace(card.querySelector('h3')?.text ?? '')).sort()).toEqual(
    vehicles.map(vehicleName).sort(),
  );
  expect(cards.flatMap(linksOf).sort()).toEqual(
    vehicles.map(({ id }) => `${section.vehiclePath}`.replace('{id}', id)).sort(),
  );
  expect(textOf(main)).toContain(`Showing ${vehicles.length} of ${vehicles.length} total vehicles`);
  for (const [name, options] of Object.entries(
    section.filters as Record<string, { value: string }[]>,
  )) {
    const values = main
      .querySelectorAll(`select[name=${name}] option`)
      .map((each) => each.getAttribute('value'));
    const offered = options.filter(({ value }) => chosen({ [name]: value }).length > 0);
    expect(values).toEqual(expect.arrayContaining(['all', ...offered.map(({ value }) => value)]));
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
        price: vehicle.price.money,
        brand: vehicleName(vehicle).slice(0, -vehicle.model.length - 1),
        category: expect.any(String),
        inStock: vehicle.inStock,
        isNew: vehicle.isNew,
        features: vehicle.features.map(() => expect.any(String)),
        specifications: expect.any(Object),
      });
    }
    const pictures = new Set(list.flatMap(({ images }) => images as string[]));
    expect(pictures.size).toBeGreaterThan(0);
    for (const picture of pictures)
      expect([picture, (await ask(picture)).status]).toEqual([picture, 200]);
  });

  test('answers about a vehicle by its id and by every slug of a link to it', async () => {
    for (const { id, price, aliases = [] } of vehicles) {
      for (const name of [id, ...aliases, ...aliases.map(encodeURIComponent)]) {
        const response = await ask(`/api/vehicles/${name}`);
        expect([name, response.status]).toEqual([name, 200]);
        expect(await response.json()).toMatchObject({ id, price: price.money });
      }
    }
  });
});

test('a location is shown with all ways to reach it', async () => {
  const section = sectionOf('/showroom', 'location-cards');
  const main = await mainOf('/showroom');
  for (const id of section.locations as string[]) {
    const { name, type, ...location } = site.locations[id] ?? expect.fail(id);
    const card = under(main, name);
    const urls = Object.entries(location).flatMap(([key, value]) =>
      key.endsWith('Url') ? [`${value}`] : [],
    );
    expect(linksOf(card)).toEqual(expect.arrayContaining([...urls, dialed]));
    expect(textOf(card)).toContain(type === 'physical' ? section.physicalText : section.onlineText);
  }
});

/** `17:00` as `5PM`. */
function clockTime(time = ''): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${rest}${hours < 12 ? 'AM' : 'PM'}`;
}
