// Test support: every part of some content that its schemas allow to be left out, and the file without it.
import { isSeq, parseDocument } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord } from '../model/data.ts';
import type { ContentFile } from '../model/source.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks } from '../schema/walk.ts';

/** A key, an entry of a group or all items of a list that may be missing, as far as their own schema knows. */
export interface OptionalPart {
  readonly file: ContentFile;
  readonly path: Path;
  readonly change: 'remove' | 'empty';
}

/** All optional parts of these files, or the first of each schema. */
export function optionalParts(
  files: readonly ContentFile[],
  schemas: SchemaSet,
  { isAll }: { readonly isAll: boolean },
): readonly OptionalPart[] {
  const known = new Map<unknown, Set<string>>();
  const isWanted = ({ schema }: Field, part: string) => {
    const parts = known.get(schema) ?? new Set();
    known.set(schema, parts);
    const isNew = !parts.has(part);
    parts.add(part);
    return isAll || isNew;
  };
  const walk = createWalks(() => true);
  return files.flatMap((file) => {
    const found: OptionalPart[] = [];
    walk(schemas.field(file.kind.schema))(dataOf(file), ({ field, value, path }) => {
      if (isFilledList(field, value) && isWanted(field, '[]'))
        found.push({ file, path, change: 'empty' });
      for (const { key, part } of optionalKeys(field, value))
        if (isWanted(field, part)) found.push({ file, path: [...path, key], change: 'remove' });
      return value;
    });
    return found;
  });
}

/** The text of a file without some of its parts. Comments stay. */
export function textWithout({ text }: ContentFile, parts: readonly OptionalPart[]): string {
  const document = parseDocument(text);
  for (const { path, change } of parts) {
    // It may have gone with another part that it was in.
    if (!document.hasIn(path)) continue;
    if (change === 'remove') document.deleteIn(path);
    const list = document.getIn(path);
    if (isSeq(list)) {
      list.items = [];
      list.flow = true;
    }
  }
  return document.toString({ lineWidth: 0 });
}

function dataOf({ text }: ContentFile): unknown {
  return parseDocument(text).toJS();
}

function isFilledList(field: Field, value: unknown): boolean {
  return field.is === 'list' && !field.least && Array.isArray(value) && value.length > 0;
}

/** The keys that a group may do without; the entries of an open group count as one part. */
function optionalKeys(field: Field, value: unknown) {
  if (!isRecord(value) || field.is !== 'group') return [];
  const { properties, required, others, least } = field;
  const isOpen = others !== undefined && !least;
  return Object.keys(value).flatMap((key) => {
    if (properties.has(key)) return required.includes(key) ? [] : [{ key, part: key }];
    return isOpen ? [{ key, part: '{}' }] : [];
  });
}
