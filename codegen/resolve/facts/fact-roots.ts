import {
  type Content,
  type Data,
  type Entry,
  recordsOf,
  writtenRecords,
} from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { recordsById } from '../../model/inner-nouns.ts';
import { camelCase } from '../../model/letter-case.ts';
import { isNoun, type Noun, nounNames, nouns } from '../../model/nouns.ts';
import type { InvalidFile } from '../../model/source.ts';

/** Where a fact is written: a record, and the name under which copy refers to it. */
export interface FactHome {
  readonly name: string;
  readonly entry: Entry;
}

/** Everything copy may refer to, as one tree, and where its parts are written. */
export interface FactRoots {
  readonly tree: Data;
  readonly homes: readonly FactHome[];
}

/** Gathers the facts of all records, and counts the records. */
export function gatherFacts(content: Content, invalidFiles: readonly InvalidFile[]): FactRoots {
  const homes = [...homesOf(content), ...invalidFiles.flatMap(homesInInvalidFile)];
  const tree: Record<string, unknown> = { count: countRecords(content) };
  const branches = new Map([['', tree]]);
  for (const { name, entry } of homes) {
    const dot = name.lastIndexOf('.');
    branchAt(branches, name.slice(0, Math.max(dot, 0)))[name.slice(dot + 1)] = entry.data;
  }
  return { tree, homes };
}

const known = new WeakMap<Content, FactRoots>();

/** The facts of good records, which several rules use. */
export function factRoots(content: Content): FactRoots {
  const roots = known.get(content) ?? gatherFacts(content, []);
  known.set(content, roots);
  return roots;
}

/** The name under which copy refers to a record: `pricing.delivery`, `towns.north.harbor`. */
export function factName(noun: string, id: string): string | undefined {
  if (!isNoun(noun)) return undefined;
  const { facts, list, single } = nouns[noun];
  if (!facts) return undefined;
  if (single) return list;
  return `${list}.${facts === 'camelCase' ? camelCase(id) : id.replace('/', '.')}`;
}

/** The id of the record that copy refers to by that name; undefined if no record of the noun can have it. */
export function idOfName(noun: string, name: string): string | undefined {
  const list = isNoun(noun) ? `${nouns[noun].list}.` : '';
  const id = name
    .slice(list.length)
    .replace('.', '/')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return factName(noun, id) === name ? id : undefined;
}

/** The one name of a record, whether references use its facts or its id. */
export function nameOfRecord(noun: string, id: string): string {
  return factName(noun, id) ?? `${noun} ${id}`;
}

function homesOf(content: Content): FactHome[] {
  return nounNames.flatMap((noun) =>
    writtenRecords(content, noun).flatMap((entry) => {
      const name = factName(noun, entry.id);
      return name === undefined ? [] : [{ name, entry }];
    }),
  );
}

/** Facts of an invalid file still resolve, so that only the file's own errors are reported. */
function homesInInvalidFile({ noun, id, source }: InvalidFile): FactHome[] {
  const name = factName(noun, id);
  if (!source || !isRecord(source.data) || name === undefined) return [];
  return [{ name, entry: { id, data: source.data, source } }];
}

function branchAt(branches: Map<string, Record<string, unknown>>, name: string) {
  const known = branches.get(name);
  if (known) return known;
  const branch: Record<string, unknown> = {};
  const dot = name.lastIndexOf('.');
  branchAt(branches, name.slice(0, Math.max(dot, 0)))[name.slice(dot + 1)] = branch;
  branches.set(name, branch);
  return branch;
}

function countRecords(content: Content): Data {
  const counted = nounNames.filter((noun) => nouns[noun].counted);
  return {
    ...Object.fromEntries(counted.map((noun) => [nouns[noun].list, countNoun(content, noun)])),
    departments: { count: recordsById(content, 'department').length },
  };
}

function countNoun(content: Content, noun: Noun): Data {
  const records = recordsOf(content, noun);
  const { owner } = nouns[noun];
  if (owner === undefined) return { count: records.length };
  return countBy(
    records,
    recordsById(content, owner).map(([id]) => id),
    (each) => each.data[owner],
  );
}

/** Counts by the records' own keys, so that the count exists even if the owner is invalid. */
function countBy(
  records: readonly Entry[],
  owners: readonly string[],
  ownerOf: (record: Entry) => unknown,
): Data {
  const groups = Map.groupBy(records, (record) => String(ownerOf(record)));
  const ids = new Set([...owners, ...groups.keys()]);
  const counts = [...ids].map((id) => [id, { count: groups.get(id)?.length ?? 0 }]);
  return { all: { count: records.length }, ...Object.fromEntries(counts) };
}
