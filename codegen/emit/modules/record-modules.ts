import type { DerivedSite } from '../../derive/derive.ts';
import type { SectionTraits } from '../../derive/pages/section-traits.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { dataModule } from './data-module.ts';

const routeTypes = `/** One address of the site. */
export interface Route {
  readonly path: string;
  /** The name of the page's files below pages/ and heads/. */
  readonly page: string;
  /** The address search engines know the page by. */
  readonly canonical: string;
  readonly alias: boolean;
  readonly status: 200;
  readonly indexed: boolean;
  /** Why the page is rendered anew: for its query, or for its posted form. */
  readonly perRequest: false | 'query' | 'form';
}

/** What answers unknown addresses below a prefix: a redirect to the page, or the page itself with status 404. */
export interface Fallback {
  readonly prefix: string;
  readonly status: 302 | 404;
  readonly page: string;
  readonly path: string;
}
`;

/** The route table. */
export function routesModule({ routes, fallbacks }: DerivedSite): string {
  return dataModule(
    [
      {
        name: 'routes',
        type: 'readonly Route[]',
        value: routes,
        description: 'Every address of every page, sorted.',
      },
      {
        name: 'fallbacks',
        type: 'readonly Fallback[]',
        value: fallbacks,
        description: 'What answers unknown addresses, the longest prefix first.',
      },
    ],
    [routeTypes],
  );
}

/** The menus and the footer. */
export function navigationModule({ navigation }: DerivedSite): string {
  const description = 'What stands on every page.';
  return dataModule(
    [{ name: 'navigation', type: 'Navigation', value: navigation, description }],
    ["import type { Navigation } from './sections.ts';"],
  );
}

/** The dealer. */
export function siteModule({ site }: DerivedSite): string {
  const text = JSON.stringify(site, null, 2);
  const description = 'What the frame of every page and the server need to know of the dealer.';
  return `${dataModule([])}/** ${description} */\nexport const site = ${text} as const;\n`;
}

/** The vehicles as the API gives them. */
export function vehiclesModule({ vehicles, vehicleAliases }: DerivedSite): string {
  return dataModule(
    [
      {
        name: 'vehicles',
        type: 'readonly Vehicle[]',
        value: vehicles,
        description: 'Every vehicle, sorted by id.',
      },
      {
        name: 'vehicleAliases',
        type: 'Readonly<Record<string, VehicleId>>',
        value: vehicleAliases,
        description: 'The id of a vehicle by each of its other names.',
      },
    ],
    ["import type { Vehicle, VehicleId } from './content.ts';"],
  );
}

/** The schemas of what the API takes and gives, as they are, for its description. */
export function apiSchemasModule(schemas: SchemaSet): string {
  const folder = 'api/';
  const names = schemas.names.filter((name) => name.startsWith(folder));
  const value = Object.fromEntries(
    names.map((name) => [name.slice(folder.length), schemas.named(name)]),
  );
  const type = 'Readonly<Record<string, Readonly<Record<string, unknown>>>>';
  const description = 'The schemas of what the API takes and gives, by name.';
  return dataModule([{ name: 'apiSchemas', type, value, description }]);
}

const traitTypes = `import type { SectionKind } from './sections.ts';

/** What a kind of section asks of its page. */
export interface SectionTraits {
  /** The page hydrates. */
  readonly interactive: boolean;
  /** The page depends on the query of its address, or takes a posted form. */
  readonly request?: 'query' | 'form';
}
`;

/** The traits of every kind of section. */
export function sectionTraitsModule(traits: ReadonlyMap<string, SectionTraits>): string {
  const description = 'The traits of every kind of section.';
  const type = 'Readonly<Record<SectionKind, SectionTraits>>';
  const value = Object.fromEntries(traits);
  return dataModule([{ name: 'sectionTraits', type, value, description }], [traitTypes]);
}
