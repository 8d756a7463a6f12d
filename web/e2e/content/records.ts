// The dealer's content, read by the tests themselves: they follow a fact from its file to the page.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  chooseLanguage,
  fallback,
  languagesIn,
  readLanguageFile,
} from '../../../codegen/schema/language-files.ts';
import type {
  Brand,
  County,
  Navigation,
  Page,
  Section,
  Site,
  Town,
  Vehicle,
  WrittenBrand,
} from './shapes.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));
/** Groups that a section may leave out whole, for they have only texts. */
const groupsOfTexts = ['texts', 'labels'];
const nameOf = (file: string) => file.replace(/.*\/|\.yaml$/g, '');

/** All files below a folder of the content, by name. */
export function filesIn<T>(folder: string): Readonly<Record<string, T>> {
  const files = globSync(`content/${folder}/**/*.yaml`).sort();
  return Object.fromEntries(files.map((file) => [nameOf(file), read(file)]));
}

function recordsIn<T>(folder: string): readonly T[] {
  return globSync(`content/${folder}/**/*.yaml`).sort().map(read);
}

export const site: Site = read('content/site.yaml');
const language = chooseLanguage(languagesIn('schema'), site.language) ?? fallback;
const defaultTexts = parse(readLanguageFile('schema', language).text);
export const navigation: Navigation = read('content/navigation.yaml');
export const vehicles = recordsIn<Vehicle>('vehicles');
export const brands: readonly Brand[] = Object.entries(filesIn<WrittenBrand>('brands')).map(
  ([id, brand]) => ({
    ...brand,
    id,
    series: brand.series.flatMap((each) => shownSeries(id, each)),
  }),
);

/** A series with the models it shows, and the price it starts at; none without a model. */
function shownSeries(brand: string, series: WrittenBrand['series'][number]) {
  const { models: listed = [], omits = [], slug } = series;
  const own = vehicles.filter(
    (each) => each.series === `${brand}/${slug}` && !omits.includes(each.id),
  );
  const others = own.map(({ id }) => id).filter((id) => !listed.includes(id));
  const models = [...listed, ...others.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))];
  const fresh = own.filter(({ condition }) => condition !== 'used');
  const prices = (fresh.length > 0 ? fresh : own).map(({ price }) => price.money);
  const { startingPrice = { money: Math.min(...prices) } } = series;
  return models.length > 0 ? [{ ...series, models, startingPrice }] : [];
}
export const towns = recordsIn<Town>('towns');
export const counties = recordsIn<County>('counties');
export const policies = recordsIn<Page>('policies');
export const pages = recordsIn<Page>('pages').map((page) => ({
  ...page,
  sections: page.sections.map((section) => answered(withDefaults(section))),
}));

/** A section with the texts that it and its parts leave to the language of the site. */
function withDefaults(section: Section): Section {
  const parts = Object.entries(section).filter(([key]) => key in defaultTexts);
  return {
    ...section,
    ...Object.fromEntries(
      parts.map(([key, part]) => [key, { ...Object(part), ...fill(defaultTexts[key], part) }]),
    ),
    ...fill(defaultTexts[`sections/${section.kind}`], section),
  };
}

/** Adds the texts that a value leaves out; of its groups only `texts` and `labels` may be left out whole. */
function fill(texts: unknown, value: unknown): Record<string, unknown> {
  const written = Object(value);
  const entries = Object.entries(Object(texts)).flatMap(([key, text]) => {
    if (typeof text === 'string') return [[key, written[key] ?? text]];
    if (Array.isArray(written[key]) || !(key in written || groupsOfTexts.includes(key))) return [];
    return [[key, { ...Object(written[key]), ...fill(text, written[key]) }]];
  });
  return Object.fromEntries(entries);
}

/** A section with the records that its queries ask for. */
function answered(section: Section): Section {
  const { kind, vehicles: query, filters } = section;
  if (kind === 'model-grid' && typeof query === 'string')
    return { ...section, vehicles: vehiclesOf(query).map(({ id }) => id) };
  if (!filters) return section;
  const { brand, category, price, ...others } = Object(filters);
  const own = {
    brand: brandsOf(brand),
    category: categoriesOf(category),
    price: price?.also ?? price,
  };
  return { ...section, filters: { ...others, ...own } };
}

/** The options that a query of brands asks for; others stand as written. */
function brandsOf(query: unknown) {
  if (typeof query !== 'string') return query;
  return brands
    .filter(({ id }) => vehiclesOf(query).some((each) => each.brand === id))
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The same of the series: the last word of a name, where no other name has it. */
function categoriesOf(query: unknown) {
  if (typeof query !== 'string') return query;
  const ids = new Set(vehiclesOf(query).map(({ series }) => series));
  const names = brands.flatMap(({ id, series }) =>
    series.filter(({ slug }) => ids.has(`${id}/${slug}`)).map(({ name }) => name.toLowerCase()),
  );
  return [...new Set(names)].map((name) => {
    const last = name.split(' ').at(-1) ?? name;
    const isOnly = names.filter((each) => each.includes(last)).length === 1;
    return { value: isOnly ? last : name, label: name };
  });
}

/** The vehicles of `all`, `brand:<id>` or `series:<id>`. */
function vehiclesOf(query: string): readonly Vehicle[] {
  const [owner, id] = query.split(':');
  return vehicles.filter(
    ({ brand, series }) => id === undefined || (owner === 'brand' ? brand : series) === id,
  );
}
export const templates: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(filesIn<Page>('templates')).map(([name, template]) => [
    name,
    { ...template, sections: template.sections.map(withDefaults) },
  ]),
);

/** The menu of the header that holds the towns of a county, if there is one. */
export const countyMenu = navigation.header?.items?.find((item) => item.towns);

/** The one section of a kind in a page. */
export function sectionOf(path: string, kind: string): Section {
  const found = pages
    .find((page) => page.path === path)
    ?.sections.find((each) => each.kind === kind);
  if (!found) throw new Error(`${path} has no ${kind}`);
  return found;
}

/** A list's first element, which must exist. */
export function first<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('the content has none of these');
  return found;
}

/** The name that a vehicle is shown under. */
export function vehicleName({ brand, model }: Vehicle): string {
  return `${brands.find(({ id }) => id === brand)?.name} ${model}`;
}

/** The dealer's number as a phone dials it. */
export const dialed = `tel:+${site.phones.main?.number.replace(/\D/g, '').replace(/^(?!1)/, '1')}`;
