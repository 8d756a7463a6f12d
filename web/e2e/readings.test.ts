// A fact with two readings says at every place which one it is, so that two values are not taken for a slip or a trick.
import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { inOffer, onCards } from '../../generated/specifications.ts';
import { addresses, canonicals, vehiclePath } from './content/addresses.ts';
import { phrase } from './content/phrase.ts';
import { dollars } from './content/prices.ts';
import { navigation, sectionOf, site, templates, vehicles } from './content/records.ts';
import type { Section, Vehicle } from './content/shapes.ts';
import { foldSpace, textOf } from './page-text.ts';
import { startReading } from './reading.ts';

const reading = startReading();

/** A fact of a vehicle as a page may print it. */
interface Printed {
  readonly text: string;
  readonly label: string;
}

/** A declared fact: its value, and what is said beside it. */
interface Declared {
  readonly money?: number;
  readonly text?: string;
  readonly label?: string;
  readonly also?: string;
  readonly readings?: Readonly<Record<string, Declared>>;
}

const all = (fact: Declared): Declared[] => [fact, ...Object.values(fact.readings ?? {})];
const printed = ({ money, text = '', label = '' }: Declared): Printed => ({
  text: money === undefined ? text : dollars(money),
  label,
});

/** The facts of a vehicle that have two readings. */
function twofold({ price, specifications }: Vehicle): Declared[] {
  const facts = [price, ...Object.values(specifications)] as Declared[];
  return facts.filter((fact) => typeof fact === 'object' && fact.readings);
}

const pages = async () =>
  Promise.all(canonicals.map(async (path) => ({ path, html: await reading.html(path) })));

/** Elements with exactly that text, or with text of their own that has it as a whole word. */
function placesOf(text: string, root: HTMLElement): HTMLElement[] {
  const word = new RegExp(`(?<![\\w$,])${RegExp.escape(text)}(?![\\w,])`);
  return root
    .querySelectorAll('*')
    .filter(({ childNodes }) =>
      childNodes.some((node) => node.nodeType === NodeType.TEXT_NODE && word.test(node.text)),
    );
}

/** The element that speaks of one vehicle: the nearest around a place that leads to any; nothing but the page has none. */
function vehicleAround(place: HTMLElement, page: string): string | undefined {
  for (let around: HTMLElement | null = place; around; around = around.parentNode) {
    const [found, ...others] = vehiclesLinkedIn(around);
    if (found !== undefined) return others.length === 0 ? found : undefined;
    if (around.tagName === 'MAIN') break;
  }
  return vehicles.find(({ id }) => vehiclePath(id) === page)?.id;
}

const byCanonical = new Map(vehicles.map(({ id }) => [vehiclePath(id), id]));
const vehicleAt = new Map(
  addresses.map(({ path, canonical }) => [path, byCanonical.get(canonical)]),
);

function vehiclesLinkedIn(element: HTMLElement): ReadonlySet<string> {
  const links = element.querySelectorAll('a[href]');
  const paths = links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''));
  return new Set(paths.flatMap((path) => vehicleAt.get(path) ?? []));
}

/** Whether a value says which reading it is: in its own paragraph, its row of a list, or a sentence about the others. */
function isLabelled(place: HTMLElement, { label }: Printed, fact: Declared): boolean {
  const said = textOf(place.parentNode ?? place);
  if (said.includes(label)) return true;
  return all(fact).some(({ also }) => also !== undefined && phrase(also).test(said));
}

/** The places where a page prints a fact of a vehicle, and those of them that do not say which reading it is. */
function checkPlaces(path: string, main: HTMLElement, vehicle: Vehicle, fact: Declared) {
  return all(fact).flatMap((each) => {
    const one = printed(each);
    // Most pages do not have it at all.
    const places = main.textContent.includes(one.text) ? placesOf(one.text, main) : [];
    const own = places.filter((place) => vehicleAround(place, path) === vehicle.id);
    return own.map((place) => ({
      is: `${path}: ${vehicle.id} ${one.text}`,
      good: isLabelled(place, one, fact),
    }));
  });
}

test('every price and drive with two readings has its label, on every page', async () => {
  const facts = vehicles.flatMap((vehicle) => twofold(vehicle).map((fact) => ({ vehicle, fact })));
  const places = (await pages()).flatMap(({ path, html }) => {
    const main = html.querySelector('main') ?? expect.fail(path);
    return facts.flatMap(({ vehicle, fact }) => checkPlaces(path, main, vehicle, fact));
  });
  expect(places.filter(({ good }) => !good).map(({ is }) => is)).toEqual([]);
  expect(places.length).toBeGreaterThanOrEqual(facts.length);
});

test('what is not known is said at most once a table', async () => {
  const asked = [
    ...canonicals,
    ...vehicles.map(({ id }) => `/where-to-drive?vehicle=${id}`),
    `/compare?compare=${vehicles.slice(0, 4).map(({ id }) => id)}`,
  ];
  const faults: string[] = [];
  for (const path of asked) {
    const html = await reading.html(path);
    for (const table of html.querySelectorAll('main table, main dl')) {
      const said = unknownWords.map((words) => textOf(table).split(words).length - 1);
      if (said.some((times) => times > 1)) faults.push(`${path}: ${textOf(table)}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a row of the list has what is known of its vehicle, in one line', async () => {
  const { characters = Number.POSITIVE_INFINITY, ...labels } = Object(
    sectionOf('/inventory', 'vehicle-inventory').labels,
  );
  const said = onCards.filter(({ text = '' }) => text in labels);
  const list = await reading.html('/inventory');
  const rows = list.querySelectorAll('#results > .card').map((card) => {
    const id = vehicleAround(card, '/inventory');
    const { specifications = {} } = vehicles.find((vehicle) => vehicle.id === id) ?? {};
    const known = said.filter(({ key }) => key in specifications).length;
    const facts = card.querySelectorAll('.separated > span').map(textOf);
    const isRight = known === 0 || facts.length === 1 || facts.join('').length <= characters;
    return { id, facts, known, isRight: isRight && facts.length <= known };
  });
  expect(rows.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(rows.filter(({ facts, known }) => known > 0 && facts.length === 0)).toEqual([]);
  expect(rows).toHaveLength(vehicles.length);
});

test('up to three facts stand beside the price of every vehicle, whichever are known', async () => {
  const { specifications: named = [] } = Object(
    templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail'),
  );
  const keys = new Set<string>([...named.map(({ key }: { key: string }) => key), ...offered]);
  for (const { id, specifications } of vehicles) {
    const html = await reading.html(vehiclePath(id));
    const known = Object.keys(specifications).filter((key) => keys.has(key)).length;
    const terms = html.querySelector('main dl')?.querySelectorAll('dt') ?? [];
    expect([id, terms.length]).toEqual([id, Math.min(3, known)]);
  }
});

test('what is owed says so at each link, and is no button', async () => {
  const owed = Object.values(site.externals ?? {}).filter((external) => external.owed);
  const faults: string[] = [];
  for (const path of canonicals) {
    const html = await reading.html(path);
    const links = owed.flatMap(({ url }) => [...html.querySelectorAll(`a[href="${url}"]`)]);
    const refused = links.filter(
      (link) =>
        !textOf(link).includes(owedText) ||
        (link.classList.contains('button') && !link.classList.contains('button-quiet')),
    );
    faults.push(...refused.map((link) => `${path}: ${textOf(link)}`));
  }
  expect(faults).toEqual([]);
});

const offered = inOffer.map(({ key }) => key);
const texts = (section: Section | undefined) => ({
  ...(section?.texts as Record<string, string>),
  ...(section?.labels as Record<string, string>),
});
const frame = navigation.texts as { owed?: string } | undefined;
const owedText = frame?.owed ?? 'coming soon';
const unknownWords = [
  'Not stated',
  texts(sectionOf('/where-to-drive', 'road-check')).unstated,
  ...(templates.vehicle?.sections ?? []).map((section) => texts(section).unknown),
].flatMap((words) => words ?? []);

test('the page of a vehicle names the other readings of its facts', async () => {
  for (const vehicle of vehicles)
    for (const fact of twofold(vehicle)) {
      const said = textOf(await reading.html(vehiclePath(vehicle.id)));
      for (const other of Object.values(fact.readings ?? {}))
        if (other.also) expect(said).toContain(printed(other).text);
    }
});

test('hours with two readings have a label in every table and above the header', async () => {
  const departments: readonly (Declared & { readonly name: string })[] = Object.values(
    site.departments ?? {},
  );
  const named = departments.filter(({ readings }) => readings);
  const faults = (await pages()).flatMap(({ path, html }) =>
    named
      .filter((department) => !hoursPlaces(html, department.name).every(says(department)))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(faults).toEqual([]);
});

/** The places of a page that print the hours of a department. */
function hoursPlaces(html: HTMLElement, name: string): HTMLElement[] {
  const tables = html
    .querySelectorAll('table')
    .filter((table) => foldSpace(table.querySelector('caption')?.text ?? '') === name);
  const rows = html
    .querySelectorAll('main table tr')
    .filter((row) => textOf(row.querySelector('th') ?? row).startsWith(name));
  const bars = html.querySelectorAll('[data-top-bar]').filter((bar) => textOf(bar).includes(name));
  return [...tables.map((table) => table.parentNode ?? table), ...rows, ...bars];
}

const says = (department: Declared) => (place: HTMLElement) =>
  all(department).some(({ label = '' }) => label !== '' && textOf(place).includes(label));
