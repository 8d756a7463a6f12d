// The dealer's content, read by the tests themselves: they follow a fact from its file to the page.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Brand, County, Navigation, Page, Section, Site, Town, Vehicle } from './shapes.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'));
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
export const navigation: Navigation = read('content/navigation.yaml');
export const vehicles = recordsIn<Vehicle>('vehicles');
export const brands: readonly Brand[] = Object.entries(filesIn<Omit<Brand, 'id'>>('brands')).map(
  ([id, brand]) => ({ ...brand, id }),
);
export const towns = recordsIn<Town>('towns');
export const counties = recordsIn<County>('counties');
export const policies = recordsIn<Page>('policies');
export const pages = recordsIn<Page>('pages');
export const templates = filesIn<Page>('templates');

/** The menu of the header that holds the towns of a county. */
export const countyMenu = first(navigation.header.items.filter((item) => item.towns));

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
