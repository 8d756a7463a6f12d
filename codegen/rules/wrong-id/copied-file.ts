import type { Message } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Copied } from '../../link/misnamed-files.ts';
import { messageOf, type WrongName } from '../../link/names-by-place.ts';
import type { Entry } from '../../model/content.ts';

/** Reports a record with the id or slug of another. */
export function copiedFinding({ entry, wrong, owner, name }: Copied): Finding {
  const isSame = isUnchanged(entry, owner);
  const text = isSame ? unchanged(entry, owner, wrong) : { message: messageOf(name) };
  return {
    source: entry.source,
    path: [name.key],
    ...text,
    related: [placeOf(owner, name)],
    rewrite: { from: name.found, to: { word: name.wanted, isSure: !isSame } },
  };
}

/** It may be the start of a new record or a leftover: only its author knows. */
function unchanged(
  { source }: Entry,
  owner: Entry,
  wrong: readonly WrongName[],
): Pick<Message, 'message' | 'help'> {
  const lines = wrong.map(({ key, wanted }) => `"${key}: ${wanted}"`).join(' and ');
  return {
    message: `this file is a copy of ${owner.source.file}, and nothing in it has been changed`,
    help: `If it is for another ${source.noun}, write ${lines}, and change whatever else differs. If not, delete the file.`,
  };
}

function isUnchanged(one: Entry, other: Entry): boolean {
  return one.source.text === other.source.text;
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
