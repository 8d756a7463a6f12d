import type { Entry } from '../../model/content.ts';
import type { PlacedFault, RuleFault } from '../rule.ts';
import { messageOf, type WrongName } from './names-by-place.ts';

/** Reports a record with the id or slug of another, usually the one that its file was copied from. */
export function copiedFault(
  entry: Entry,
  records: readonly Entry[],
  wrong: readonly WrongName[],
): PlacedFault | undefined {
  for (const name of wrong) {
    const owner = ownerOf(entry, records, name);
    if (!owner) continue;
    const text = isUnchanged(entry, owner)
      ? unchanged(entry, owner, wrong)
      : { message: messageOf(name) };
    return {
      source: entry.source,
      path: [name.key],
      text: {
        code: 'wrong-id',
        ...text,
        related: [placeOf(owner, name)],
        rewrite: {
          from: name.found,
          to: { word: name.wanted, isSure: !isUnchanged(entry, owner) },
        },
      },
    };
  }
  return undefined;
}

/** It may be the start of a new record or a leftover: only its author knows. */
function unchanged(
  { source }: Entry,
  owner: Entry,
  wrong: readonly WrongName[],
): Pick<RuleFault, 'message' | 'help'> {
  const lines = wrong.map(({ key, wanted }) => `"${key}: ${wanted}"`).join(' and ');
  return {
    message: `this file is a copy of ${owner.source.file}, and nothing in it has been changed`,
    help: `If it is for another ${source.noun}, write ${lines}, and change whatever else differs. If not, delete the file.`,
  };
}

function isUnchanged(one: Entry, other: Entry): boolean {
  return one.source.text === other.source.text;
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

function placeOf({ source }: Entry, { key }: WrongName) {
  const { line, column } = source.locate([key]);
  return {
    file: source.file,
    line,
    column,
    message: `this is the ${source.noun} with that ${key}`,
  };
}

function folderOf({ source }: Entry): string {
  return source.file.split('/').at(-2) ?? '';
}
