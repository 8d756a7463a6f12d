import type { Change } from '../edit/change.ts';
import { wrongNames } from '../link/names-in-path.ts';
import type { Data, Entry } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { isNoun, schemaOf } from '../model/nouns.ts';
import { nameKeyOf } from '../model/record-name.ts';
import { type Properties, propertiesOf } from '../schema/field.ts';
import type { Site } from '../site/site.ts';
import { lastNameOf, type RecordFile } from './named-record.ts';
import { dataOf } from './record-data.ts';

/** What a record is to be called. */
export interface NewName {
  /** The name of its file, without the ending. */
  readonly slug: string;
  /** The id of the record that it belongs to, whose folder its file is in; left out, the one it belongs to now. */
  readonly owner?: string;
  /** What visitors read; left out, what they read now. */
  readonly name?: string;
}

/** What a record calls itself once its file has another path: its names, its own address. */
export function namingChanges(
  { schemas }: Site,
  { source }: Entry,
  to: RecordFile,
): readonly Change[] {
  const { noun } = source;
  const properties = propertiesOf(schemas.field(schemaOf(source)));
  const order = [...properties.keys()];
  const data = dataOf(source.text);
  const placed = { id: to.id, data, source: { ...source, file: to.file } };
  const wrong = isNoun(noun) ? wrongNames(noun, placed) : [];
  const { path } = data;
  const [before, after] = [source.file, to.file].map(lastNameOf);
  // The address of another page is none of its names.
  const isOwn =
    typeof path === 'string' && properties.get('path')?.annotations['x-ref'] === undefined;
  const isNamed = isOwn && path.endsWith(`/${before}`);
  return [
    ...wrong.map(({ key, wanted }) => [key, wanted] as const),
    ...(isNamed ? [['path', `${path.slice(0, path.lastIndexOf('/'))}/${after}`] as const] : []),
    ...saidByFile(properties, source.data, data),
  ].map(([key, value]) => ({ does: 'set', path: [key], value, order }));
}

/** What the old name of the file said, and has to be written now: the kind of a page, the address of the first one. */
function saidByFile(
  properties: Properties,
  filled: unknown,
  written: Data,
): readonly (readonly [string, string])[] {
  return [...properties].flatMap(([key, property]) => {
    const value = isRecord(filled) ? filled[key] : undefined;
    if (written[key] !== undefined || typeof value !== 'string') return [];
    const isNamed = property.annotations['x-made']?.file !== undefined;
    const isKind = isNamed && property.is === 'choice' && value !== property.default;
    return isKind || value === '/' ? [[key, value] as const] : [];
  });
}

/** The changes that call a record otherwise, wherever its name is all that a key of it holds. */
export function nameChanges(
  { schemas }: Site,
  entry: Entry,
  { name, slug }: NewName,
): readonly Change[] {
  if (name === undefined) return [];
  const data = dataOf(entry.source.text);
  if (entry.source.noun === 'unit')
    return numberChanges(data, { name, slug }, [...propertiesOf(schemas.field('unit')).keys()]);
  const key = nameKeyOf(entry.data);
  if (key === undefined) return [];
  return Object.entries(data).flatMap(([each, value]): Change[] =>
    value === data[key] && value !== name ? [{ does: 'set', path: [each], value: name }] : [],
  );
}

/** A unit is called by its stock number, which is left out where the name of its file says it. */
function numberChanges(
  { stockNumber }: Data,
  { name, slug }: Required<Pick<NewName, 'name' | 'slug'>>,
  order: readonly string[],
): readonly Change[] {
  if (name.toUpperCase() !== slug.toUpperCase())
    return [{ does: 'set', path: ['stockNumber'], value: name, order }];
  return stockNumber === undefined ? [] : [{ does: 'remove', path: ['stockNumber'] }];
}
