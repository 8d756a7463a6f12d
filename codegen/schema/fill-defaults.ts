import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Link } from '../model/source.ts';
import { propertiesOf, schemaNamed, wordAt, wordsAt } from './keywords.ts';
import type { Schema, SchemaSet } from './schema-set.ts';
import { createWalks, type Walk } from './walk.ts';

/** The names that the path of a file gives its record: `id`, the names in the pattern of its place, `path`. */
export type FileNames = Readonly<Record<string, string>>;

/** What an author left out of a group. */
interface Missing {
  readonly path: Path;
  readonly schema: Schema;
  readonly values: Data;
}

/** The data with everything filled in, and what of that refers to a record. */
interface Filled {
  readonly data: unknown;
  readonly links: readonly Link[];
}

const walks = new WeakMap<SchemaSet, (schema: Schema) => Walk>();

/**
 * The data of a valid file with the keys that its author left out and that its schema knows the value of: the
 * `default` of a property, or with `x-file-name` what the path of the file says (`x-folder-name` if it may say nothing).
 */
export function fillDefaults(
  schemas: SchemaSet,
  name: string,
  { data, names }: { readonly data: unknown; readonly names: FileNames },
): Filled {
  const walkOf = walks.get(schemas) ?? createWalks(schemas, mayFill);
  walks.set(schemas, walkOf);
  const nameFor = nameFrom(names, schemas);
  const missing: Missing[] = [];
  walkOf(schemaNamed(schemas, name))(data, ({ schema, value, path }) => {
    const values = isRecord(value) ? missingIn(value, schema, nameFor) : {};
    if (Object.keys(values).length > 0) missing.push({ path, values, schema });
    return value;
  });
  return {
    data: missing.reduce(withValues, data),
    links: missing.flatMap(({ path, values, schema }) => linksAmong(values, schema, path)),
  };
}

/** What is filled in and refers to a record. */
function linksAmong(values: Data, schema: Schema, path: Path): Link[] {
  const properties = propertiesOf(schema);
  return Object.keys(values).flatMap((key) => {
    const referred = properties[key]?.['x-ref'];
    return referred === undefined ? [] : [{ path: [...path, key], schema: { 'x-ref': referred } }];
  });
}

/** Whether a property is always filled in if it is left out, so that code can rely on it. */
export function isFilled(property: Schema): boolean {
  return 'default' in property || 'x-file-name' in property;
}

/** Whether a property has a default text: it is in the language of the site, which no schema knows. */
export function hasDefaultText(property: Schema): boolean {
  const isChoice = 'enum' in property || 'x-file-name' in property;
  return typeof property.default === 'string' && !isChoice;
}

function mayFill(schema: Schema): boolean {
  return Object.values(propertiesOf(schema)).some(
    (property) => isFilled(property) || 'x-folder-name' in property,
  );
}

function missingIn(value: Data, schema: Schema, nameFor: NameFor): Data {
  const entries = Object.entries(propertiesOf(schema)).flatMap(([key, property]) => {
    if (value[key] !== undefined) return [];
    const filled = nameFor(property) ?? (hasDefaultText(property) ? undefined : property.default);
    return filled === undefined ? [] : [[key, filled] as const];
  });
  return Object.fromEntries(entries);
}

type NameFor = (property: Schema) => string | undefined;

/** What the path of the file says of a property; of a choice, only one of its values. */
function nameFrom(names: FileNames, schemas: SchemaSet): NameFor {
  return (property) => {
    const name = names[wordAt(property, 'x-file-name') ?? wordAt(property, 'x-folder-name') ?? ''];
    const choices = wordsAt(schemas.resolve(property), 'enum');
    return name === undefined || choices.length === 0 || choices.includes(name) ? name : undefined;
  };
}

/** A copy with what is missing in the group at a path. */
function withValues(whole: unknown, missing: Missing): unknown {
  const { path, schema, values } = missing;
  const [step, ...rest] = path;
  if (step === undefined) return inSchemaOrder(schema, { ...Object(whole), ...values });
  const copy = Array.isArray(whole) ? [...whole] : { ...Object(whole) };
  copy[step] = withValues(copy[step], { ...missing, path: rest });
  return copy;
}

/** A group with its keys in the order of its schema. */
export function inSchemaOrder(schema: Schema, group: Data): Data {
  const known = Object.keys(propertiesOf(schema)).filter((key) => key in group);
  return { ...Object.fromEntries(known.map((key) => [key, group[key]])), ...group };
}
