// The dealer's content as the compiler has completed it: tests follow a fact from its record to the page.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { brands as writtenBrands } from '../../../generated/records/brands.ts';
import { counties as writtenCounties } from '../../../generated/records/counties.ts';
import { navigation as writtenNavigation } from '../../../generated/records/navigation.ts';
import { pages as writtenPages } from '../../../generated/records/pages.ts';
import { people as writtenPeople } from '../../../generated/records/people.ts';
import { policies as writtenPolicies } from '../../../generated/records/policies.ts';
import { site as writtenSite } from '../../../generated/records/site.ts';
import { templates as writtenTemplates } from '../../../generated/records/templates.ts';
import { towns as writtenTowns } from '../../../generated/records/towns.ts';
import { vehicles as writtenVehicles } from '../../../generated/records/vehicles.ts';
import type { Brand, County, Navigation, Page, Section, Site, Town, Vehicle } from './shapes.ts';

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
const brands: Readonly<Record<string, Brand>> = Object(writtenBrands);
export const people = all<unknown>(writtenPeople);
export const towns = all<Town>(writtenTowns);
export const counties = all<County>(writtenCounties);
export const policies = all<Page>(writtenPolicies);
export const pages = all<Page>(writtenPages);
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

/** What the compiler has made of the sections of a kind in a page: queries are answered. */
export function madeSections(path: string, kind: string): Readonly<Record<string, unknown>>[] {
  const { sections }: { sections: { kind: string; props: Record<string, unknown> }[] } = read(
    `generated/pages${path === '/' ? '/index' : path}.json`,
  );
  return sections.filter((each) => each.kind === kind).map(({ props }) => props);
}

/** A list's first element, which must exist. */
export function first<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('the content has none of these');
  return found;
}

/** The name that a vehicle is shown under. */
export function vehicleName({ brand, model }: Vehicle): string {
  return `${brands[`${brand}`]?.name} ${model}`;
}

/** The dealer's number as a phone dials it. */
export const dialed = `tel:+${site.phones.main?.number.replace(/\D/g, '').replace(/^(?!1)/, '1')}`;
