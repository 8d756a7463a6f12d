import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/content.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** What a record says of its own name agrees with the place of its file. */
export const fileNameIsId: SiteRule = ({ site }) => {
  const { calculators, counties, forms, towns, vehicles } = site.content;
  return [
    ...counties.flatMap((entry) => agree(entry, counties, { slug: entry.id })),
    ...towns.flatMap((entry) =>
      agree(entry, towns, { county: folderOf(entry), slug: fileOf(entry) }),
    ),
    ...vehicles.flatMap((entry) =>
      agree(entry, vehicles, {
        id: entry.id,
        brand: folderOf(entry),
        slug: fileOf(entry),
      }),
    ),
    ...[...calculators, ...forms].flatMap((entry) => agree(entry, [], { id: entry.id })),
  ];
};

type Wanted = Readonly<Record<string, string>>;

function agree(entry: Entry, others: readonly Entry[], wanted: Wanted): PlacedFault[] {
  const { data, source } = entry;
  return Object.entries(wanted)
    .filter(([key, value]) => data[key] !== undefined && spellPlus(data[key]) !== value)
    .map(([key, value]) => ({
      source,
      path: [key],
      text: {
        code: 'wrong-id',
        message: `the ${key} is "${String(data[key])}", but the place of this file says "${value}"`,
        ...ownerOf(entry, others, key),
      },
    }));
}

/** Whose name it is: most often the record this one was copied from. */
function ownerOf(
  entry: Entry,
  others: readonly Entry[],
  key: string,
): { related?: readonly RelatedPlace[] } {
  const isSame = (other: Entry) =>
    other !== entry &&
    other.data[key] === entry.data[key] &&
    (key === 'id' || folderOf(other) === folderOf(entry));
  const owner = key === 'id' || key === 'slug' ? others.find(isSame) : undefined;
  if (!owner) return {};
  const { line, column } = owner.source.locate([key]);
  const message = `this is the ${owner.source.noun} of that ${key}`;
  return { related: [{ file: owner.source.file, line, column, message }] };
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
