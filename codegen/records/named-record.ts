import type { Refusal } from '../edit/change.ts';
import { sourcesOf } from '../link/source-files.ts';
import { identifyFile } from '../load/identify-file.ts';
import { type Entry, recordsOf } from '../model/content.ts';
import { isNoun, type Noun, nouns } from '../model/nouns.ts';
import type { Site } from '../site/site.ts';

/** A record that is meant, by its noun and id. */
export interface RecordName {
  readonly noun: string;
  readonly id: string;
}

/** The record with a name; undefined if there is none, or if it has no file of its own. */
export function recordNamed({ content }: Site, { noun, id }: RecordName): Entry | undefined {
  return isNoun(noun) ? recordsOf(content, noun).find((each) => each.id === id) : undefined;
}

/** The records that stand in the folder of another, such as the towns of a county: each noun and its records. */
export function recordsBelow({ content }: Site, { noun, id }: RecordName): readonly Entry[] {
  const owned = (Object.keys(nouns) as Noun[]).filter((each) => nouns[each].owner === noun);
  return owned.flatMap((each) => recordsOf(content, each).filter(({ data }) => data[noun] === id));
}

/** A place for a file, and the record that it holds by that. */
export interface RecordFile extends RecordName {
  readonly file: string;
  readonly schema: string;
}

/** The record whose folder the file of another is in, such as the county of a town. */
export function ownerOf({ source: { file, noun }, data }: Entry): RecordName | undefined {
  const owner = isNoun(noun) ? nouns[noun].owner : undefined;
  const folder = file.split('/').at(-2);
  const isOwned = owner !== undefined && folder !== undefined && data[owner] === folder;
  return isOwned ? { noun: owner, id: folder } : undefined;
}

/** The place of a record's file under another name; a name that none can have is refused. */
export function recordFileNamed(
  site: Site,
  entry: Entry,
  { slug, owner }: { readonly slug: string; readonly owner?: string | undefined },
): RecordFile | Refusal {
  const { source } = entry;
  const { file, noun } = source;
  const now = ownerOf(entry);
  if (owner !== undefined && !(now && recordNamed(site, { noun: now.noun, id: owner })))
    return { refused: `A ${noun} cannot belong to "${owner}".` };
  const folder = file.split('/').slice(0, -1);
  const steps = owner === undefined ? folder : folder.with(-1, owner);
  const target = recordFileAt([...steps, `${slug}.yaml`].join('/'));
  // Some files have a name of their own, and a schema for it.
  if (target?.schema !== recordFileAt(file)?.schema)
    return { refused: `A ${noun} cannot have the name "${slug}" here.` };
  const isTaken = sourcesOf(site).some((other) => other !== source && other.file === target?.file);
  if (!target || isTaken) return { refused: `There is a ${noun} "${slug}" already.` };
  return target;
}

/** Whether the file of a record is named after it, so that there may be others beside it. */
export function hasNameOfItsOwn({ source: { file } }: Entry): boolean {
  const target = identifyFile(file.slice('content/'.length));
  return target.is === 'record' && target.kind.pattern.includes('<') && !target.kind.names;
}

/** What a file holds by its path; undefined if nothing is read from there. */
export function recordFileAt(file: string): RecordFile | undefined {
  const target = identifyFile(file.slice('content/'.length));
  if (target.is !== 'record') return undefined;
  const { noun, schema } = target.kind;
  return { file, id: target.id, noun, schema };
}

/** The last part of the path of a file, without its ending. */
export function lastNameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
}

/** Why nothing can be renamed or retired: a file that cannot be checked may refer to it. */
export function unreadRefusal({ invalidFiles, hidden }: Site): Refusal | undefined {
  const isRead = (file: string) => hidden.some((record) => record.file === file);
  const unread = invalidFiles.find(({ file }) => file.endsWith('.yaml') && !isRead(file));
  return unread && { refused: `Correct ${unread.file} first: what it refers to is not known.` };
}
