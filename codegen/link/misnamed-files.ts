import type { Entry } from '../model/content.ts';
import { recordsOf } from '../model/content.ts';
import { type Noun, nounNames } from '../model/nouns.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { type WrongName, wrongNames } from './names-in-path.ts';

/** A record of a noun, and those of its names that disagree with the path of its file. */
export interface Misnamed {
  readonly noun: Noun;
  readonly entry: Entry;
  readonly wrong: readonly WrongName[];
}

/** A record with the id or slug of another, usually the one that its file was copied from. */
export interface Copied extends Misnamed {
  readonly owner: Entry;
  /** The name that both have. */
  readonly name: WrongName;
}

interface MisnamedFiles {
  readonly copies: readonly Copied[];
  readonly others: readonly Misnamed[];
}

const known = new WeakMap<SiteIndex, MisnamedFiles>();

/** The records whose own names disagree with the path of their files, found once for all rules. */
export function misnamedIn(index: SiteIndex): MisnamedFiles {
  const found = known.get(index) ?? findMisnamed(index);
  known.set(index, found);
  return found;
}

/** The files that are copies of another record, which is all that is reported about them. */
export function copiedFiles(index: SiteIndex): ReadonlySet<string> {
  return filesOf(misnamedIn(index).copies);
}

/** The files named differently from their records, which is all that is reported about them. */
export function misnamedFiles(index: SiteIndex): ReadonlySet<string> {
  return filesOf(misnamedIn(index).others);
}

function filesOf(found: readonly Misnamed[]): ReadonlySet<string> {
  return new Set(found.map(({ entry }) => entry.source.file));
}

function findMisnamed({ site }: SiteIndex): MisnamedFiles {
  const copies: Copied[] = [];
  const others: Misnamed[] = [];
  for (const noun of nounNames) {
    const records = recordsOf(site.content, noun);
    for (const entry of records) {
      const wrong = wrongNames(noun, entry);
      if (wrong.length === 0) continue;
      const found = { noun, entry, wrong };
      const origin = originOf(found, records);
      if (origin) copies.push({ ...found, ...origin });
      else others.push(found);
    }
  }
  return { copies, others };
}

function originOf({ entry, wrong }: Misnamed, records: readonly Entry[]) {
  for (const name of wrong) {
    const owner = ownerOf(entry, records, name);
    if (owner) return { owner, name };
  }
  return undefined;
}

function ownerOf(entry: Entry, records: readonly Entry[], { key }: WrongName): Entry | undefined {
  if (key !== 'id' && key !== 'slug') return undefined;
  return records.find(
    (other) =>
      other !== entry &&
      other.data[key] === entry.data[key] &&
      (key === 'id' || folderOf(other) === folderOf(entry)),
  );
}

function folderOf({ source }: Entry): string {
  return source.file.split('/').at(-2) ?? '';
}
