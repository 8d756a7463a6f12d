import type { Entry } from '../content.ts';
import type { PlacedFault, SiteRule } from './rule.ts';

/** What a record says of its own name agrees with the place of its file. */
export const fileNameIsId: SiteRule = ({ site }) => {
  const { calculators, counties, forms, towns, vehicles } = site.content;
  return [
    ...counties.flatMap((entry) => agree(entry, { slug: entry.id })),
    ...towns.flatMap((entry) => agree(entry, { county: folderOf(entry), slug: fileOf(entry) })),
    ...vehicles.flatMap((entry) =>
      agree(entry, { id: entry.id, brand: folderOf(entry), slug: fileOf(entry) }, spellPlus),
    ),
    ...[...calculators, ...forms].flatMap((entry) => agree(entry, { id: entry.id })),
  ];
};

type Wanted = Readonly<Record<string, string>>;
type Spell = (name: unknown) => string;

function agree({ data, source }: Entry, wanted: Wanted, spell: Spell = String): PlacedFault[] {
  return Object.entries(wanted)
    .filter(([key, value]) => data[key] !== undefined && spell(data[key]) !== value)
    .map(([key, value]) => ({
      source,
      path: [key],
      text: {
        code: 'wrong-id',
        message: `the ${key} is "${String(data[key])}", but the place of this file says "${value}"`,
      },
    }));
}

/** A file name holds no plus sign: the model `4+2` stands in `4-plus-2.yaml`. */
function spellPlus(name: unknown): string {
  return String(name).replaceAll('+', '-plus-');
}

function fileOf({ source }: Entry): string {
  return source.file.slice(source.file.lastIndexOf('/') + 1, -'.yaml'.length);
}

function folderOf({ source }: Entry): string {
  return source.file.split('/').at(-2) ?? '';
}
