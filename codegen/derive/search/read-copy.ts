import type { Path } from '../../diagnostics/diagnostic.ts';
import { nameKeys } from '../../model/record-name.ts';
import { isCopyField } from '../../schema/copy-field.ts';
import type { Field } from '../../schema/field.ts';
import { createWalks, type FoundValue } from '../../schema/walk.ts';
import type { Site } from '../../site/site.ts';

/** A group of texts with a name of its own, such as a card, a question or a part of a policy. */
interface CopyPart {
  readonly name: string;
  /** The anchor by which a link leads to it, or to what it is in. */
  readonly anchor?: string;
  readonly texts: readonly string[];
}

/** What a page or a record says: in parts that have names, and besides. */
export interface Copy {
  readonly parts: readonly CopyPart[];
  readonly texts: readonly string[];
}

/** A label is of a control or a figure. */
const nameOfPart: readonly string[] = [...nameKeys.filter((key) => key !== 'label'), 'question'];

/** Creates the reader of copy; whatever the kind of a section or the noun of a record, its schema says which texts are copy. */
export function createCopyReader({ schemas }: Pick<Site, 'schemas'>) {
  const walkOf = createWalks((field) => isCopy(field) || isSkipped(field));
  return (schema: string, data: unknown): Copy => {
    const found: FoundValue[] = [];
    walkOf(schemas.field(schema))(data, (each) => {
      if (isSkipped(each.field)) return null;
      if (typeof each.value === 'string' && !each.value.includes('{')) found.push(each);
      return each.value;
    });
    return partsOf(found, data);
  };
}

/** Made of a record or for a control: what it shows stands elsewhere. */
function isSkipped({ annotations }: Field): boolean {
  return annotations['x-view'] !== undefined;
}

/** A sentence or a name; one that is filled in is of the interface. */
function isCopy(field: Field): boolean {
  return field.own.default === undefined && isCopyField(field);
}

/** Sorts texts by the innermost group around them that has a name. */
function partsOf(found: readonly FoundValue[], data: unknown): Copy {
  const names = new Map<string, string>();
  for (const { path, value } of found) {
    if (nameOfPart.includes(String(path.at(-1))))
      names.set(keyOf(path.slice(0, -1)), String(value));
  }
  // The name of the whole is no part of it.
  names.delete(keyOf([]));
  const groups = Map.groupBy(found, ({ path }) => groupAround(path, names));
  const texts = (key: string | undefined) =>
    (groups.get(key) ?? []).map(({ value }) => String(value));
  const parts = [...names].map(([key, name]) => {
    const anchor = anchorOf(JSON.parse(key), data);
    return { name, ...(anchor !== undefined && { anchor }), texts: texts(key) };
  });
  return { parts, texts: texts(undefined) };
}

function groupAround(path: Path, names: ReadonlyMap<string, string>): string | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const key = keyOf(path.slice(0, length));
    if (names.has(key)) return key;
  }
  return undefined;
}

const keyOf = (path: Path) => JSON.stringify(path);

function anchorOf(path: Path, data: unknown): string | undefined {
  let value: unknown = data;
  let anchor: string | undefined;
  for (const step of path) {
    value = Object(value)[step];
    const { id } = Object(value);
    if (typeof id === 'string') anchor = id;
  }
  return anchor;
}
