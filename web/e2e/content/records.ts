// The dealer's content as the compiler has completed it: tests follow a fact from its record to the page.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { brands as writtenBrands } from '../../../generated/records/brands.ts';
import { counties as writtenCounties } from '../../../generated/records/counties.ts';
import { navigation as writtenNavigation } from '../../../generated/records/navigation.ts';
import { pages as writtenPages } from '../../../generated/records/pages.ts';
import { policies as writtenPolicies } from '../../../generated/records/policies.ts';
import { site as writtenSite } from '../../../generated/records/site.ts';
import { templates as writtenTemplates } from '../../../generated/records/templates.ts';
import { towns as writtenTowns } from '../../../generated/records/towns.ts';
import { vehicles as writtenVehicles } from '../../../generated/records/vehicles.ts';
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
const nameOf = (file: string) => file.replace(/.*\/|\.yaml$/g, '');

/** All files below a folder of the content, by name. */
export function filesIn<T>(folder: string): Readonly<Record<string, T>> {
  const files = globSync(`content/${folder}/**/*.yaml`).sort();
  return Object.fromEntries(files.map((file) => [nameOf(file), read(file)]));
}

const all = <T>(records: unknown): readonly T[] => Object.values(Object(records));

export const site: Site = Object(writtenSite);
export const navigation: Navigation = Object(writtenNavigation);
export const vehicles = all<Vehicle>(writtenVehicles);
export const brands: readonly Brand[] = Object.entries<WrittenBrand>(writtenBrands).map(
  ([id, brand]) => ({
    ...brand,
    id,
    series: (brand.series ?? []).flatMap((each) => shownSeries(id, each)),
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
export const towns = all<Town>(writtenTowns);
export const counties = all<County>(writtenCounties);
export const policies = all<Page>(writtenPolicies);
export const pages = all<Page>(writtenPages).map((page) => ({
  ...page,
  sections: page.sections.map(answered),
}));

/** A section with the records that its queries ask for. */
function answered(section: Section): Section {
  const { kind, vehicles: query, filters } = section;
  if (kind === 'model-grid' && typeof query === 'string')
    return { ...section, vehicles: vehiclesOf(query).map(({ id }) => id) };
  if (!filters) return section;
  const { brand, category, price } = Object(filters);
  const own = {
    ...(brand && { brand: brandsOf(brand) }),
    ...(category && { category: categoriesOf(category) }),
    ...(price && { price: price.also ?? price }),
  };
  return { ...section, filters: { ...filters, ...own } };
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
export const templates: Readonly<Record<string, Page>> = Object(writtenTemplates);

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
