import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Change } from '../edit/change.ts';
import { wrongNames } from '../link/names-in-path.ts';
import { slugOf } from '../load/file-name.ts';
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
  /** The same in the further languages of the site. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What a record calls itself once its file has another path: its names, its own address. */
export function namingChanges(
  { schemas }: Site,
  { source }: Entry,
  to: RecordFile,
  names: NewName['names'] = {},
): readonly Change[] {
  const { noun } = source;
  const properties = propertiesOf(schemas.field(schemaOf(source)));
  const order = [...properties.keys()];
  const data = dataOf(source.text);
  const placed = { id: to.id, data, source: { ...source, file: to.file } };
  const wrong = isNoun(noun) ? wrongNames(noun, placed) : [];
  // The address of another page is none of its names.
  const isOwn = properties.get('path')?.annotations['x-ref'] === undefined;
  const [before = '', after = ''] = [source.file, to.file].map(lastNameOf);
  const languages = schemas.languages?.all ?? [];
  return [
    ...wrong.map(({ key, wanted }) => [[key], wanted] as const),
    ...(isOwn ? addressesOf(data.path, { before, after, names, languages }) : []),
    ...saidByFile(properties, source.data, data),
  ].map(([path, value]) => ({ does: 'set', path, value, order }));
}

interface Renaming {
  readonly before: string;
  readonly after: string;
  readonly names: NonNullable<NewName['names']>;
  readonly languages: readonly string[];
}

type Said = readonly (readonly [path: Path, value: string])[];

/** An address that ends with the name of the file, by the new one; in a further language by what it is called in that. */
function addressesOf(written: unknown, { before, after, names, languages }: Renaming): Said {
  const [first = '', ...others] = isRecord(written) ? languages : [];
  const [own, step] = isRecord(written) ? [written[first], [first]] : [written, []];
  if (typeof own !== 'string' || !own.endsWith(`/${before}`)) return [];
  const endingWith = (address: string, name: string) =>
    `${address.slice(0, address.lastIndexOf('/'))}/${name}`;
  const translated = others.flatMap((language) => {
    const address = isRecord(written) ? written[language] : undefined;
    const name = slugOf(names[language] ?? '');
    if (typeof address !== 'string' || name === '') return [];
    return [[['path', language], endingWith(address, name)] as const];
  });
  return [[['path', ...step], endingWith(own, after)], ...translated];
}

/** What the old name of the file said, and has to be written now: the kind of a page, the address of the first one. */
function saidByFile(properties: Properties, filled: unknown, written: Data): Said {
  return [...properties].flatMap(([key, property]) => {
    const value = isRecord(filled) ? filled[key] : undefined;
    if (written[key] !== undefined || typeof value !== 'string') return [];
    const isNamed = property.annotations['x-made']?.file !== undefined;
    const isKind = isNamed && property.is === 'choice' && value !== property.default;
    return isKind || value === '/' ? [[[key], value] as const] : [];
  });
}

/** The changes that call a record otherwise, wherever its name is all that a key of it holds. */
export function nameChanges(
  { schemas }: Site,
  entry: Entry,
  { name, names, slug }: NewName,
): readonly Change[] {
  if (name === undefined) return [];
  const data = dataOf(entry.source.text);
  if (entry.source.noun === 'unit')
    return numberChanges(data, { name, slug }, [...propertiesOf(schemas.field('unit')).keys()]);
  const key = nameKeyOf(entry.data);
  if (key === undefined) return [];
  const own = schemas.languages?.all[0] ?? '';
  return Object.entries(data)
    .filter(([, value]) => isDeepStrictEqual(value, data[key]))
    .flatMap(([each, value]): readonly (readonly [Path, unknown, string])[] => {
      if (!isRecord(value)) return [[[each], value, name]];
      const called = Object.entries({ ...names, [own]: name });
      return called.map(([language, text]) => [[each, language], value[language], text]);
    })
    .flatMap(([path, before, value]): Change[] =>
      before === value ? [] : [{ does: 'set', path, value }],
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
