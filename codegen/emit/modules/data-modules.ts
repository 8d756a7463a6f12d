import type { DerivedSite } from '../../derive/derive.ts';
import { pictureUses } from '../../model/picture-uses.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import type { EmittedFile } from '../write.ts';
import { type DataConstant, dataModule, type TypeImports } from './data-module.ts';

/** A module of typed data, before it is text. */
interface DataModule {
  readonly path: string;
  readonly imports?: TypeImports;
  readonly constants: readonly DataConstant[];
}

/** What the renderer, the build and the server are given as typed data. */
export function dataModules(derived: DerivedSite, schemas: SchemaSet): readonly EmittedFile[] {
  const modules = [...siteModules(derived), ...pictureModules(derived), apiSchemasModule(schemas)];
  return modules.map(({ path, imports, constants }) => ({
    path,
    text: dataModule(constants, imports),
  }));
}

function siteModules(derived: DerivedSite): readonly DataModule[] {
  return [
    {
      path: 'routes.ts',
      imports: { './contract/routes.ts': ['Fallback', 'Route'] },
      constants: [
        {
          name: 'routes',
          type: 'readonly Route[]',
          value: derived.routes,
          description: 'Every address of every page, sorted.',
        },
        {
          name: 'fallbacks',
          type: 'readonly Fallback[]',
          value: derived.fallbacks,
          description: 'What answers unknown addresses, the longest prefix first.',
        },
      ],
    },
    {
      path: 'navigation.ts',
      imports: { './sections.ts': ['Navigation'] },
      constants: [
        {
          name: 'navigation',
          type: 'Navigation',
          value: derived.navigation,
          description: 'What stands on every page.',
        },
      ],
    },
    {
      path: 'site.ts',
      imports: {
        './content.ts': ['PhoneId'],
        './contract/site.ts': ['PrintSettings', 'SiteFacts'],
      },
      constants: [
        {
          name: 'site',
          type: 'SiteFacts<PhoneId>',
          value: derived.site,
          description: 'What every page and the server need to know of the dealer.',
        },
        {
          name: 'printSettings',
          type: 'PrintSettings',
          value: derived.printSettings,
          description: 'How the site prints numbers, prices and dates.',
        },
      ],
    },
    {
      path: 'vehicles.ts',
      imports: { './content.ts': ['Vehicle', 'VehicleId'] },
      constants: [
        {
          name: 'vehicles',
          type: 'readonly Vehicle[]',
          value: derived.vehicles,
          description: 'Every vehicle, sorted by id.',
        },
        {
          name: 'vehicleAliases',
          type: 'Readonly<Record<string, VehicleId>>',
          value: derived.vehicleAliases,
          description: 'The id of a vehicle by each of its other names.',
        },
      ],
    },
  ];
}

function pictureModules({ pictures, previews }: DerivedSite): readonly DataModule[] {
  const widths = pictureUses.map(({ width, widths, narrow }) => [
    width,
    { wide: widths, narrow: narrow?.widths },
  ]);
  return [
    {
      path: 'picture-files.ts',
      imports: { './contract/pictures.ts': ['PictureFile', 'Preview'] },
      constants: [
        {
          name: 'pictureFiles',
          type: 'readonly PictureFile[]',
          value: pictures,
          description: 'Every file of every picture.',
        },
        {
          name: 'previews',
          type: 'readonly Preview[]',
          value: previews,
          description: 'Every preview of a page.',
        },
      ],
    },
    {
      path: 'picture-widths.ts',
      imports: { './contract/pictures.ts': ['PictureWidths'] },
      constants: [
        {
          name: 'pictureWidths',
          type: 'Readonly<Record<string, PictureWidths>>',
          value: Object.fromEntries(widths),
          description: 'The widths of a picture, by the width of its largest file.',
        },
      ],
    },
  ];
}

/** The schemas of what the API takes and gives, as they are, for its description. */
function apiSchemasModule(schemas: SchemaSet): DataModule {
  const folder = 'api/';
  const names = schemas.names.filter((name) => name.startsWith(folder));
  const value = Object.fromEntries(
    names.map((name) => [name.slice(folder.length), schemas.named(name)]),
  );
  const type = 'Readonly<Record<string, Readonly<Record<string, unknown>>>>';
  const description = 'The schemas of what the API takes and gives, by name.';
  return { path: 'api-schemas.ts', constants: [{ name: 'apiSchemas', type, value, description }] };
}
