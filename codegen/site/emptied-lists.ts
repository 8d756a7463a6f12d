import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { valueAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks } from '../schema/walk.ts';
import { keyOf } from './kept-source.ts';

/** What is left out of a file, and the lists that cannot do without it. */
interface LeftOut {
  readonly parts: readonly Path[];
  readonly findings: readonly Finding[];
}

/** What is said of a list of which too little is left. */
interface Words {
  /** Why nothing of it is shown. */
  readonly why: string;
  readonly help: string;
}

/**
 * Some parts of a file that are left out, and what goes with the last of a list: the card or the line of a menu that the list
 * is in, unless it has a made list as well, such as all policies; else the list, if it may be left out.
 */
export function withEmptied(
  source: Source,
  parts: readonly Path[],
  { schemas, why, help }: Words & { readonly schemas: SchemaSet },
): LeftOut {
  if (parts.length === 0) return { parts, findings: [] };
  const gone = new Map(parts.map((path) => [keyOf(path), path]));
  const { data } = source;
  const fields = fieldsOf(source, schemas);
  const findings: Finding[] = [];
  const leave = (path: Path) => gone.set(keyOf(path), path);
  // What is added is looked at as well.
  for (const list of listsOf(gone, data)) {
    const left = [...Object(valueAt(data, list)).keys()].filter(
      (index) => !gone.has(keyOf([...list, index])),
    );
    const least = leastOf(fields.get(keyOf(list)));
    if (left.length > 0 && left.length >= least) continue;
    const group = list.slice(0, -1);
    const owner = fields.get(keyOf(group));
    const isNeeded = owner?.is === 'group' && owner.required.includes(String(list.at(-1)));
    if (left.length === 0 && isItem(data, group) && !hasMade(source, group)) leave(group);
    else if (left.length === 0 && !isNeeded) leave(list);
    else findings.push({ source, path: list, code: 'too-few', message: said(list, why), help });
  }
  return { parts: [...gone.values()], findings };
}

function said(list: Path, why: string): string {
  return `too little of "${list.at(-1)}" is shown: ${why}`;
}

/** The lists that some parts are items of, each once, also of parts that are added meanwhile. */
function* listsOf(parts: ReadonlyMap<string, Path>, data: unknown) {
  const seen = new Set<string>();
  for (const part of parts.values()) {
    const list = part.slice(0, -1);
    const isNew = seen.size < seen.add(keyOf(list)).size;
    if (isNew && Array.isArray(valueAt(data, list))) yield list;
  }
}

/** Whether something is an item of a list, such as a card; a section is a part of its page. */
export function isItem(data: unknown, path: Path): boolean {
  const isIn = path.length > 0 && Array.isArray(valueAt(data, path.slice(0, -1)));
  return isIn && path.at(-2) !== 'sections';
}

/** Whether a group has a list that is made, beside those that are written. */
function hasMade({ links = [] }: Source, group: Path): boolean {
  return links.some(
    ({ path, schema }) =>
      Object(schema['x-view']).many === true && keyOf(path.slice(0, -1)) === keyOf(group),
  );
}

function leastOf(field: Field | undefined): number {
  return (field?.is === 'list' ? field.least : undefined) ?? 1;
}

const walkOf = createWalks(({ is }) => is === 'group' || is === 'list');

/** The fields of the groups and lists of a file, by their paths. */
function fieldsOf(source: Source, schemas: SchemaSet): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  walkOf(schemas.field(schemaOf(source)))(source.data, ({ field, value, path }) => {
    fields.set(keyOf(path), field);
    return value;
  });
  return fields;
}
