import type { DerivedSite } from '../../derive/derive.ts';
import { type Content, recordsOf } from '../../model/content.ts';
import { type Noun, nounNames, nouns } from '../../model/nouns.ts';
import { pictureUses, smallerWidths } from '../../model/picture-uses.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { filtersOf, specificationsWith } from '../../schema/vehicle-specifications.ts';
import type { Site } from '../../site/site.ts';
import type { EmittedFile } from '../write.ts';
import { constant, type DataModule, dataModule } from './data-module.ts';
import { stateModule } from './state-module.ts';

/** The typed data for the renderer, the build and the server. */
export function dataModules(derived: DerivedSite, site: Site): readonly EmittedFile[] {
  const own = [siteModules, pictureModules].flatMap((make) => make(derived));
  const all = [
    ...own,
    ...vehicleModules(derived),
    stateModule(site),
    ...recordModules(site.content),
    ...schemaModules(site.schemas),
  ];
  return all.map(({ path, imports, constants }) => ({
    path,
    text: dataModule(constants, imports),
  }));
}

function siteModules(derived: DerivedSite): readonly DataModule[] {
  const {
    routes,
    fallbacks,
    formerAddresses,
    navigation,
    site,
    printSettings,
    feed = '',
  } = derived;
  const aboutSite = 'What every page and the server need to know of the dealer.';
  const aboutPrint = 'How the site prints numbers, prices and dates.';
  return [
    {
      path: 'routes.ts',
      imports: { './contract/routes.ts': ['Fallback', 'FormerAddress', 'Route'] },
      constants: [
        constant('routes', 'readonly Route[]', routes, 'Every address of every page, sorted.'),
        constant('fallbacks', 'readonly Fallback[]', fallbacks, 'The longest prefix comes first.'),
        constant(
          'formerAddresses',
          'readonly FormerAddress[]',
          formerAddresses,
          'Every address whose page has moved or is gone.',
        ),
      ],
    },
    {
      path: 'news-feed.ts',
      constants: [constant('newsFeed', 'string', feed, 'The feed of the news; empty without any.')],
    },
    {
      path: 'navigation.ts',
      imports: { './sections.ts': ['Navigation'] },
      constants: [constant('navigation', 'Navigation', navigation, 'What every page has.')],
    },
    {
      path: 'site.ts',
      imports: { './content.ts': ['PhoneId'], './contract/site.ts': ['SiteFacts'] },
      constants: [constant('site', 'SiteFacts<PhoneId>', site, aboutSite)],
    },
    // Separate from the dealer's facts: browsers load it, and its file stays the same when those change.
    {
      path: 'print-settings.ts',
      imports: { './contract/site.ts': ['PrintSettings'] },
      constants: [constant('printSettings', 'PrintSettings', printSettings, aboutPrint)],
    },
  ];
}

/** Vehicles as the API answers them. */
function vehicleModules({ vehicles, vehicleAliases }: DerivedSite): readonly DataModule[] {
  const aliasMap = 'Readonly<Record<string, string>>';
  const aboutAliases = 'Ids of vehicles by their other names.';
  return [
    {
      path: 'vehicles.ts',
      imports: { './content.ts': ['VehicleBody'] },
      constants: [
        constant('vehicles', 'readonly VehicleBody[]', vehicles, 'Every vehicle, sorted by id.'),
        constant('vehicleAliases', aliasMap, vehicleAliases, aboutAliases),
      ],
    },
  ];
}

function pictureModules({ pictures, previews }: DerivedSite): readonly DataModule[] {
  const widths = pictureUses.map(({ avif, webp, narrow }) => [
    webp.width,
    {
      wide: avif.widths,
      narrow: narrow?.widths,
      ...(webp.ground !== undefined && { isCutout: true }),
    },
  ]);
  return [
    {
      path: 'picture-files.ts',
      imports: { './contract/pictures.ts': ['PictureFile', 'Preview'] },
      constants: [
        constant(
          'pictureFiles',
          'readonly PictureFile[]',
          pictures,
          'Every file of every picture.',
        ),
        constant('previews', 'readonly Preview[]', previews, 'Every preview of a page.'),
      ],
    },
    {
      path: 'picture-widths.ts',
      imports: { './contract/pictures.ts': ['PictureWidths'] },
      constants: [
        constant(
          'pictureWidths',
          'Readonly<Record<string, PictureWidths>>',
          Object.fromEntries(widths),
          'The widths of a picture in AVIF, by the width of its one file in WebP.',
        ),
        constant(
          'smallerWidths',
          'readonly number[]',
          smallerWidths,
          'Those of a picture that does not fill its frame, if they are smaller than it is.',
        ),
      ],
    },
  ];
}

/** What the schemas say. */
function schemaModules(schemas: SchemaSet): readonly DataModule[] {
  return [apiSchemasModule(schemas), specificationsModule(schemas), filtersModule(schemas)];
}

/** Which specifications cards and offers show, and which the search leaves out. */
function specificationsModule(schemas: SchemaSet): DataModule {
  const onCards = specificationsWith('card', schemas).map(([key, { card, words }, title]) => ({
    key,
    text: card,
    ...(words !== undefined && { label: title }),
  }));
  const inOffer = specificationsWith('offer', schemas).map(([key, { offer, own }, title]) => ({
    key,
    ...(typeof offer === 'string' && { text: offer }),
    ...(own && { label: title }),
  }));
  const unsearched = specificationsWith('unsearched', schemas).map(([key]) => key);
  const type = 'readonly ShownSpecification[]';
  return {
    path: 'specifications.ts',
    imports: { './contract/specifications.ts': ['ShownSpecification'] },
    constants: [
      constant('onCards', type, onCards, 'Those on cards, each with its name there.'),
      constant('inOffer', type, inOffer, 'Those beside the price of a vehicle.'),
      constant('unsearched', 'readonly string[]', unsearched, 'Those that nobody searches for.'),
    ],
  };
}

function filtersModule(schemas: SchemaSet): DataModule {
  const filters = filtersOf(schemas, 'vehicle-inventory').map(
    ({ at: _at, record: _record, ...filter }) => filter,
  );
  return {
    path: 'filters.ts',
    imports: { './contract/specifications.ts': ['Filter'] },
    constants: [
      constant('filters', 'readonly Filter[]', filters, 'Those of the catalog, in order.'),
    ],
  };
}

/** The schemas of the API's requests and answers, for its OpenAPI description. */
function apiSchemasModule(schemas: SchemaSet): DataModule {
  const folder = 'api/';
  const names = schemas.names.filter((name) => name.startsWith(folder));
  const value = Object.fromEntries(
    names.map((name) => [name.slice(folder.length), schemas.named(name)]),
  );
  const type = 'Readonly<Record<string, Readonly<Record<string, unknown>>>>';
  const description = 'The schemas of what the API takes and gives, by name.';
  return { path: 'api-schemas.ts', constants: [constant('apiSchemas', type, value, description)] };
}

/** The records of the content, a module for each noun. */
function recordModules(content: Content): readonly DataModule[] {
  return nounNames.map((noun) => recordModule(noun, content));
}

function recordModule(noun: Noun, content: Content): DataModule {
  const { list, single } = nouns[noun];
  const entries = recordsOf(content, noun);
  const byId = Object.fromEntries(entries.map(({ id, data }) => [id, data]));
  const type = `NounTypes['${noun}']`;
  return {
    path: `records/${list}.ts`,
    imports: { '../content.ts': ['NounTypes'] },
    constants: [
      single
        ? constant(list, `${type} | undefined`, entries[0]?.data, 'As written.')
        : constant(list, `Readonly<Record<string, ${type}>>`, byId, 'As written, by id.'),
    ],
  };
}
