import type { Path } from '../diagnostics/diagnostic.ts';
import { type Content, type Data, type Entry, recordsOf } from './content.ts';
import { isRecord } from './data.ts';
import { isNoun, type Noun } from './nouns.ts';
import { mayHaveId } from './source.ts';

/** Where to find the records of a noun that has no files of its own. */
export interface InnerRow {
  /** The noun of the files that hold them. */
  readonly home: Noun;
  /** The only file that holds them, if the noun has several. */
  readonly file?: string;
  /** The key of the file that holds them; the whole file if left out. */
  readonly below?: string;
  /** They are a list, and this key is the name of each within its home: `acme/runner`. */
  readonly namedBy?: string;
}

/** The nouns whose records are inside those of others. */
export const innerRows: Readonly<Record<string, InnerRow>> = {
  department: { home: 'site', below: 'departments' },
  embed: { home: 'site', below: 'embeds' },
  external: { home: 'site', below: 'externals' },
  location: { home: 'site', below: 'locations' },
  phone: { home: 'site', below: 'phones' },
  picture: { home: 'pictures' },
  'rental-group': { home: 'pricing', file: 'rentals', below: 'groups' },
  series: { home: 'brand', below: 'series', namedBy: 'slug' },
};

/** Their names. */
export const innerNouns: readonly string[] = Object.keys(innerRows);

/** A record by its id. */
export type IdAndData = readonly [id: string, data: Data];

/** All records of a noun by id, in the order of the content. */
export function recordsById(content: Content, noun: string): readonly IdAndData[] {
  if (isNoun(noun)) return recordsOf(content, noun).map(({ id, data }) => [id, data]);
  const row = innerRows[noun];
  if (!row) return [];
  const homes = recordsOf(content, row.home).filter(({ id }) => !row.file || id === row.file);
  return homes.flatMap((home) => innerRecords(home, row));
}

function innerRecords({ id, data }: Entry, { below, namedBy }: InnerRow): readonly IdAndData[] {
  const held = below === undefined ? data : data[below];
  if (namedBy !== undefined) {
    const list = Array.isArray(held) ? held.filter(isRecord) : [];
    return list.map((each) => [`${id}/${String(each[namedBy])}`, each]);
  }
  if (!isRecord(held)) return [];
  return Object.entries(held).map(([key, each]) => [key, isRecord(each) ? each : {}]);
}

/** The noun and id of the record that stands at a path of a file: one inside it, or the file's own. */
export function recordAt({ id, source }: Entry, path: Path, data: Data) {
  const [below, key] = path;
  const inner = Object.entries(innerRows).find(
    ([, row]) =>
      row.home === source.noun &&
      row.below === below &&
      (row.file === undefined || row.file === id),
  );
  if (!inner || key === undefined) return { noun: source.noun, id };
  const [noun, { namedBy }] = inner;
  return { noun, id: namedBy === undefined ? String(key) : `${id}/${String(data[namedBy])}` };
}

/** Whether an invalid file may hold the record with that id. */
export function mayHold(
  file: { readonly noun: string; readonly id: string },
  noun: string,
  id: string,
): boolean {
  const row = innerRows[noun];
  if (!row) return isFileOf(file, noun) && mayHaveId(file, id);
  if (file.noun !== row.home || (row.file && file.id !== row.file)) return false;
  return row.namedBy === undefined || id.startsWith(`${file.id}/`);
}

/** Whether a file holds a record of a noun: a thing on the lot is a vehicle, too. */
export function isFileOf(file: { readonly noun: string }, noun: string): boolean {
  return file.noun === noun || (noun === 'vehicle' && file.noun === 'unit');
}

/** Whether the records of a noun have the id of their home in their own: `acme/runner`. */
export function isInside(noun: string, home: string): boolean {
  return innerRows[noun]?.home === home && innerRows[noun]?.namedBy !== undefined;
}

/** The noun of the files that hold the records of a noun. */
export function homeOf(noun: string): string {
  return innerRows[noun]?.home ?? noun;
}
