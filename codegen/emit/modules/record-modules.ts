import type { DerivedSite } from '../../derive/derive.ts';
import { constant, type DataModule } from './data-module.ts';

const aliasMap = 'Readonly<Record<string, VehicleId>>';

/** The records of the content, one module for each kind. */
export function recordModules({
  vehicles,
  vehicleAliases,
  records,
}: DerivedSite): readonly DataModule[] {
  return [
    {
      path: 'vehicles.ts',
      imports: { './content.ts': ['Vehicle', 'VehicleId'] },
      constants: [
        constant('vehicles', 'readonly Vehicle[]', vehicles, 'Every vehicle, sorted by id.'),
        constant(
          'vehicleAliases',
          aliasMap,
          vehicleAliases,
          'Ids of vehicles by their other names.',
        ),
      ],
    },
    listModule('towns', 'Town', records.towns),
    listModule('counties', 'County', records.counties),
    listModule('policies', 'Policy', records.policies),
    {
      path: 'pricing.ts',
      imports: { './content.ts': ['FactSheet', 'Rentals'] },
      constants: [
        constant('rentals', 'Rentals | undefined', records.rentals, 'What is rented out.'),
        constant(
          'priceSheets',
          'Readonly<Record<string, FactSheet>>',
          records.priceSheets,
          'All other pricing, by the name of its file.',
        ),
      ],
    },
  ];
}

/** Records as written in the content. */
function listModule(name: string, type: string, records: readonly object[]): DataModule {
  return {
    path: `${name}.ts`,
    imports: { './content.ts': [type], './contract/records.ts': ['WithId'] },
    constants: [
      constant(name, `readonly WithId<${type}>[]`, records, 'All of them, sorted by id.'),
    ],
  };
}
