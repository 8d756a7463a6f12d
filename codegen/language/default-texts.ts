import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { inSchemaOrder } from '../schema/fill-defaults.ts';
import { propertiesOf, schemaNamed } from '../schema/keywords.ts';
import type { Schema, SchemaSet } from '../schema/schema-set.ts';
import { groupsWithTexts } from '../schema/text-groups.ts';
import { type AnnotatedValue, createWalks } from '../schema/walk.ts';

/** Where a text is written. */
interface WrittenText {
  readonly source: Source;
  readonly path: Path;
}

/** The texts that content may leave out. */
export interface DefaultTexts {
  /** The data of a content file with every text that it leaves out. */
  fill(source: Source): Data;
  /** Where the language file has the text that a content file leaves out. */
  placeOf(source: Source, path: Path): WrittenText | undefined;
  /** The paths of all texts that each file leaves out. */
  readonly leftOut: ReadonlyMap<Source, readonly Path[]>;
}

/** Fills in texts from a language file, and the groups that hold nothing else. */
export function createDefaults(schemas: SchemaSet, language?: Source): DefaultTexts {
  const groups = groupsWithTexts(schemas, language?.data);
  const walkOf = createWalks(schemas, (schema) =>
    Object.values(propertiesOf(schema)).some((property) => 'default' in property),
  );
  const written = new Map<string, WrittenText>();
  const leftOut = new Map<Source, Path[]>();
  const textOf = (source: Source, group: Schema, at: Path) => {
    const above = groups.get(group);
    const path = above && [...above, String(at.at(-1))];
    const text = path && valueAt(language?.data, path);
    if (!language || !path || typeof text !== 'string') return undefined;
    written.set(nameOf(source, at), { source: language, path });
    leftOut.set(source, [...(leftOut.get(source) ?? []), at]);
    return text;
  };
  const fill = (source: Source): Data => {
    const filled = ({ schema, value, path }: AnnotatedValue): unknown => {
      if (!isRecord(value)) return value;
      const whole = withDefaults(schema, value, (key) => textOf(source, schema, [...path, key]));
      // What was filled in may have defaults of its own.
      return whole === value ? value : walkOf(schema)(whole, filled, path);
    };
    const data = walkOf(schemaNamed(schemas, schemaOf(source)))(source.data, filled);
    return isRecord(data) ? data : {};
  };
  return { fill, leftOut, placeOf: (source, path) => written.get(nameOf(source, path)) };
}

function nameOf({ file }: Source, path: Path): string {
  return [file, ...path].join('\n');
}

/** A group with the default of each key that is left out; the same group if none is. */
function withDefaults(
  schema: Schema,
  group: Data,
  textOf: (key: string) => string | undefined,
): Data {
  const missing = Object.entries(propertiesOf(schema)).filter(
    ([key, property]) => 'default' in property && !(key in group),
  );
  if (missing.length === 0) return group;
  const defaults = missing.map(([key, property]) => [key, textOf(key) ?? property.default]);
  return inSchemaOrder(schema, { ...group, ...Object.fromEntries(defaults) });
}
