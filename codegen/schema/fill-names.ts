import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Link } from '../model/source.ts';
import { type Field, propertiesOf } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

/** The names that the path of a file gives its record: `id`, the names in the pattern of its place, `path`. */
type FileNames = Readonly<Record<string, string>>;

/** The data with its names, and those that refer to a record. */
interface Named {
  readonly data: unknown;
  readonly links: readonly Link[];
}

/**
 * The data of a valid file with the keys that its author left out and that the path of the file says, as its
 * schema has it (`x-made`).
 */
export function fillNames(
  schemas: SchemaSet,
  name: string,
  { data, names }: { readonly data: unknown; readonly names: FileNames },
): Named {
  if (!isRecord(data)) return { data, links: [] };
  const field = schemas.field(name);
  const missing = [...propertiesOf(field)].flatMap(([key, property]) => {
    const own = data[key] === undefined ? nameFor(property, names) : undefined;
    return own === undefined ? [] : [{ key, property, own }];
  });
  if (missing.length === 0) return { data, links: [] };
  const found: Data = Object.fromEntries(missing.map(({ key, own }) => [key, own]));
  return { data: inSchemaOrder(field, { ...data, ...found }), links: missing.flatMap(linkTo) };
}

/** A group with its keys in the order of its schema. */
export function inSchemaOrder(field: Field, group: Data): Data {
  const known = [...propertiesOf(field).keys()].filter((key) => key in group);
  return { ...Object.fromEntries(known.map((key) => [key, group[key]])), ...group };
}

/** What the path of the file says of a property; of a choice, only one of its values. */
function nameFor(property: Field, names: FileNames): string | undefined {
  const { file, folder } = property.annotations['x-made'] ?? {};
  const name = names[file ?? folder ?? ''];
  return property.is === 'choice' && !property.values.includes(name) ? undefined : name;
}

function linkTo({ key, property }: { readonly key: string; readonly property: Field }): Link[] {
  const referred = property.annotations['x-ref'];
  return referred === undefined ? [] : [{ path: [key], schema: { 'x-ref': referred } }];
}
