import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import { type Field, propertiesOf } from '../schema/field.ts';
import { inSchemaOrder } from '../schema/fill-names.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { groupsWithTexts } from '../schema/text-groups.ts';
import { createWalks, type FoundValue } from '../schema/walk.ts';

/** Where a text is written. */
interface WrittenText {
  readonly source: Source;
  readonly path: Path;
}

/** The texts that content may leave out. */
export interface DefaultTexts {
  /** The data of a content file with every text that it leaves out. */
  fill(source: Source): Data;
  /** The same for data that follows the schema of that name. */
  fillData(schema: string, data: unknown): Data;
  /** Where the language file has the text that a content file leaves out. */
  placeOf(source: Source, path: Path): WrittenText | undefined;
  /** The paths of all texts that each file leaves out. */
  readonly leftOut: ReadonlyMap<Source, readonly Path[]>;
}

/** Called with the place of a text that is filled in, and its place in the language file. */
type Note = (at: Path, path: Path) => void;

/** Fills in texts from a language file, and the groups that hold nothing else; the dealer's own file comes first. */
export function createDefaults(
  schemas: SchemaSet,
  language?: Source,
  ownLanguage?: Source,
): DefaultTexts {
  const groups = groupsWithTexts(schemas, language?.data);
  const walkOf = createWalks((field) =>
    [...propertiesOf(field).values()].some(({ own }) => own.default !== undefined),
  );
  const sourceOf = (path: Path) =>
    typeof valueAt(ownLanguage?.data, path) === 'string' ? ownLanguage : language;
  const textOf = (group: Field, at: Path, note: Note) => {
    const above = groups.get(propertiesOf(group))?.path;
    const path = above && [...above, String(at.at(-1))];
    const source = path && sourceOf(path);
    const text = path && valueAt(source?.data, path);
    if (!path || typeof text !== 'string') return undefined;
    note(at, path);
    return text;
  };
  const fillData = (name: string, data: unknown, note: Note = () => undefined): Data => {
    const filled = ({ field, value, path }: FoundValue): unknown => {
      if (!isRecord(value)) return value;
      const whole = withDefaults(field, value, (key) => textOf(field, [...path, key], note));
      // What was filled in may have defaults of its own.
      return whole === value ? value : walkOf(field)(whole, filled, path);
    };
    const whole = walkOf(schemas.field(name))(data, filled);
    return isRecord(whole) ? whole : {};
  };
  const written = new Map<string, WrittenText>();
  const leftOut = new Map<Source, Path[]>();
  return {
    fill: (source) =>
      fillData(schemaOf(source), source.data, (at, path) => {
        const from = sourceOf(path);
        if (from) written.set(nameOf(source, at), { source: from, path });
        leftOut.set(source, [...(leftOut.get(source) ?? []), at]);
      }),
    fillData: (name, data) => fillData(name, data),
    placeOf: (source, path) => written.get(nameOf(source, path)),
    leftOut,
  };
}

function nameOf({ file }: Source, path: Path): string {
  return [file, ...path].join('\n');
}

/** A group with the default of each key that is left out; the same group if none is. */
function withDefaults(
  field: Field,
  group: Data,
  textOf: (key: string) => string | undefined,
): Data {
  const missing = [...propertiesOf(field)].filter(
    ([key, { own }]) => own.default !== undefined && !(key in group),
  );
  if (missing.length === 0) return group;
  const defaults = missing.map(([key, property]) => [key, textOf(key) ?? property.own.default]);
  return inSchemaOrder(field, { ...group, ...Object.fromEntries(defaults) });
}
