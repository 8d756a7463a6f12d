import type { DerivedSite } from '../../derive/derive.ts';
import { pascalCase } from '../../model/letter-case.ts';
import { emittedNouns, type Noun, nouns } from '../../model/nouns.ts';
import { constant, type DataModule } from './data-module.ts';

const aliasMap = 'Readonly<Record<string, VehicleId>>';

/** The records of the content, one module for each kind. */
export function recordModules({
  vehicles,
  vehicleAliases,
  records,
  written,
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
    ...emittedNouns.map((noun) => listModule(noun, written[noun] ?? [])),
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
function listModule(noun: Noun, records: readonly object[]): DataModule {
  const name = nouns[noun].list;
  const type = pascalCase(noun);
  return {
    path: `${name}.ts`,
    imports: { './content.ts': [type], './contract/records.ts': ['WithId'] },
    constants: [
      constant(name, `readonly WithId<${type}>[]`, records, 'All of them, sorted by id.'),
    ],
  };
}
