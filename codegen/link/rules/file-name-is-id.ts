import type { RelatedPlace } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import type { Noun } from '../../model/nouns.ts';
import { nounNames, nouns } from '../../model/nouns.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** A record's own names agree with the path of its file. */
export const fileNameIsId: SiteRule = (index) => {
  const known = found.get(index) ?? misnamedRecords(index);
  found.set(index, known);
  return known;
};

/** Cached, since other rules ask which files are copies. */
const found = new WeakMap<SiteIndex, readonly PlacedFault[]>();

function misnamedRecords({ site, find }: SiteIndex): readonly PlacedFault[] {
  return nounNames.flatMap((noun) => {
    const records = recordsOf(site.content, noun);
    const keys = keysInPath(noun);
    return records.flatMap((entry) => {
      // A missing brand or county is reported as such.
      const isLost = ({ path: [key] }: PlacedFault) =>
        key === nouns[noun].owner && !find(String(key), String(entry.data[String(key)]));
      const wanted = namesByPlace(keys, entry);
      const faults = agree(entry, records, wanted).filter((fault) => !isLost(fault));
      // In a copy all names are wrong; reporting the first is enough.
      return faults.some(isOfCopy) ? faults.filter(isOfCopy).slice(0, 1) : faults;
    });
  });
}

/** The files that are copies of another record, which is all that is reported about them. */
export function copiedFiles(index: SiteIndex): ReadonlySet<string> {
  return new Set(
    fileNameIsId(index)
      .filter(isOfCopy)
      .map(({ source }) => source.file),
  );
}

function isOfCopy({ text }: PlacedFault): boolean {
  return text.rewrite?.to.isSure === true;
}

/** The keys that the steps of a path stand for, after `content/`; undefined for a step with a fixed name. */
function keysInPath(noun: Noun): readonly (string | undefined)[] {
  const pattern = Object.keys(nouns[noun].files).at(-1) ?? '';
  const steps = pattern.slice(0, -'.yaml'.length).split('/');
  return steps.map((step) => /^<(.*)>$/.exec(step)?.[1]);
}

/** The id, and the names in the file's path by the keys that also hold them. */
function namesByPlace(keys: readonly (string | undefined)[], { id, source }: Entry): Wanted {
  const names = source.file.slice('content/'.length, -'.yaml'.length).split('/');
  const placed = keys.flatMap((key, index) => (key ? [[key, names[index] ?? '']] : []));
  return { id, ...Object.fromEntries(placed) };
}

type Wanted = Readonly<Record<string, string>>;

function agree(entry: Entry, others: readonly Entry[], wanted: Wanted): PlacedFault[] {
  const { data, source } = entry;
  return Object.entries(wanted)
    .filter(([key, value]) => data[key] !== undefined && spellPlus(data[key]) !== value)
    .map(([key, value]) => ({
      source,
      path: [key],
      text: {
        code: 'wrong-id',
        message: `the ${key} is "${String(data[key])}", but the place of this file says "${value}"`,
        ...ownerOf(entry, others, key),
        rewrite: {
          from: String(data[key]),
          to: { word: value, isSure: isSlip(entry, others, key) },
        },
      },
    }));
}

/** Whether a name was copied from another record; otherwise the mistake may be in the file name. */
function isSlip(entry: Entry, others: readonly Entry[], key: string): boolean {
  return ownerOf(entry, others, key).related !== undefined;
}

/** The record with that name, usually the one this was copied from. */
function ownerOf(
  entry: Entry,
  others: readonly Entry[],
  key: string,
): { related?: readonly RelatedPlace[] } {
  const isSame = (other: Entry) =>
    other !== entry &&
    other.data[key] === entry.data[key] &&
    (key === 'id' || folderOf(other) === folderOf(entry));
  const owner = key === 'id' || key === 'slug' ? others.find(isSame) : undefined;
  if (!owner) return {};
  const { line, column } = owner.source.locate([key]);
  const message = `this is the ${owner.source.noun} of that ${key}`;
  return { related: [{ file: owner.source.file, line, column, message }] };
}

/** File names have no plus sign: the model `4+2` is in `4-plus-2.yaml`. */
function spellPlus(name: unknown): string {
  return String(name).replaceAll('+', '-plus-');
}

function folderOf({ source }: Entry): string {
  return source.file.split('/').at(-2) ?? '';
}
