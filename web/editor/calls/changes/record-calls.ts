import { isDeepStrictEqual } from 'node:util';
import { isRefusal, type Refusal } from '../../../../codegen/edit/change.ts';
import { slugOf } from '../../../../codegen/load/file-name.ts';
import type { Entry } from '../../../../codegen/model/content.ts';
import { addRecord } from '../../../../codegen/records/add-record.ts';
import { innerRecordsIn } from '../../../../codegen/records/inner-records.ts';
import type { NewName } from '../../../../codegen/records/name-changes.ts';
import {
  type RecordName,
  recordFileAt,
  recordNamed,
  unreadRefusal,
} from '../../../../codegen/records/named-record.ts';
import { mentionsOf } from '../../../../codegen/records/old-names.ts';
import { renamePart } from '../../../../codegen/records/rename-part.ts';
import { renameRecord } from '../../../../codegen/records/rename-record.ts';
import { retireRecord } from '../../../../codegen/records/retire-record.ts';
import type { Use } from '../../../../codegen/records/uses.ts';
import type { Site } from '../../../../codegen/site/site.ts';
import type { TextChange } from '../../../../codegen/text/edit.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Call } from '../file-calls.ts';
import { answering } from './change-calls.ts';
import { isSlug, readNaming, readRenamed, readRetirement } from './read-record-asked.ts';
import { saveRecords } from './save-records.ts';
import { copiedIn, describe, listRecords, showUse } from './show-records.ts';
import type { DecidedUse, Naming, Retirement } from './shown.ts';

/** The record of a file, in the content as it is saved. */
interface Found {
  readonly site: Site;
  readonly entry: Entry;
  readonly place: RecordName;
}

/** What to write, and the file to go on with. */
interface Planned {
  readonly changes: readonly TextChange[];
  readonly file: string;
}

/** The calls that add a record like another one, call one otherwise, and retire one. */
export function createRecordCalls(workspace: Workspace): readonly (readonly [string, Call])[] {
  const { current } = workspace;
  const write = (changes: readonly TextChange[], file: string | null) =>
    saveRecords(workspace, changes, file);
  const find = async (name: string): Promise<Found | undefined> => {
    const { site } = await current();
    const place = recordFileAt(name);
    const entry = site && place && recordNamed(site, place);
    return entry && entry.source.file === name ? { site, entry, place } : undefined;
  };
  /** What is asked about a record that is there. */
  const about =
    <Asked extends { readonly file: string }>(
      read: (body: unknown) => Asked | undefined,
      act: (found: Found, asked: Asked) => Promise<object> | object,
    ) =>
    async (body: unknown) => {
      const asked = read(body);
      const found = asked && (await find(asked.file));
      return asked && found ? act(found, asked) : noRecord;
    };
  const add = async (found: Found, asked: Naming) => {
    const drafted = draftNew(found, asked);
    if (isRefusal(drafted)) return drafted;
    const { changes, file } = drafted;
    const written = await write(changes, file);
    if (isRefusal(written)) return written;
    const own = changes.find((each) => each.file === file);
    return { ...written, copied: copiedIn(found.entry, own?.after) };
  };
  const rename = async (found: Found, asked: Naming) => {
    const drafted = draftRenamed(found, asked);
    if (isRefusal(drafted)) return drafted;
    const written = await write(drafted.changes, drafted.file);
    return isRefusal(written) ? written : { ...written, renamed: renamedIn(drafted.changes) };
  };
  const mentions = async (body: unknown) => {
    const { site } = await current();
    const names = readRenamed(body);
    return site && names ? mentionsOf(site, names) : [];
  };
  const retire = ({ site, place }: Found, { instead, decided }: Retirement) => {
    const decide = (use: Use) => decided.find((each) => isAt(each, use))?.decision;
    const retired = unreadRefusal(site) ?? retireRecord(site, place, { instead, decide });
    if (isRefusal(retired)) return retired;
    if (retired.open.length > 0) return { open: retired.open.map((use) => showUse(site, use)) };
    return write(retired.changes, null);
  };
  return [
    ['mentions', answering(mentions)],
    ['records', answering(async () => listRecords((await current()).site))],
    ['record', answering(async (name) => describe(await find(String(name))))],
    ['addRecord', answering(about(readNaming, add))],
    ['renameRecord', answering(about(readNaming, rename))],
    ['retireRecord', answering(about(readRetirement, retire))],
  ];
}

const noRecord = { refused: 'There is no such record.' };

function draftNew({ site, entry, place }: Found, asked: Naming): Planned | Refusal {
  const to = newNameOf(asked);
  return isRefusal(to) ? to : drafted(addRecord(site, place, to), fileFor(entry, to));
}

function draftRenamed({ site, entry, place }: Found, asked: Naming): Planned | Refusal {
  const obstacle = unreadRefusal(site);
  if (obstacle) return obstacle;
  const { part } = asked;
  if (part) {
    const isPart = ({ noun, id }: RecordName) => noun === part.noun && id === part.id;
    const inner = innerRecordsIn(entry).find(({ record }) => isPart(record));
    const changes = inner ? renamePart(site.written, inner, asked.name) : noRecord;
    return drafted(changes, entry.source.file);
  }
  const to = newNameOf(asked);
  return isRefusal(to) ? to : drafted(renameRecord(site, place, to), fileFor(entry, to));
}

function drafted(changes: readonly TextChange[] | Refusal, file: string): Planned | Refusal {
  return isRefusal(changes) ? changes : { changes, file };
}

/** The files that have another name then, by their old ones: each that goes comes at once by the other. */
function renamedIn(changes: readonly TextChange[]) {
  const gone = changes.filter(({ after }) => after === undefined);
  const come = changes.filter(({ before }) => before === undefined);
  return Object.fromEntries(gone.map(({ file }, index) => [file, come[index]?.file ?? file]));
}

/** What a record is to be called; its address is made from the name, unless it is given. */
function newNameOf({ name, names, slug = slugOf(name), owner }: Naming): NewName | Refusal {
  return isSlug(slug)
    ? { name, slug, ...(names && { names }), ...(owner && { owner }) }
    : { refused: 'Its address needs letters from a to z.' };
}

/** The file that a record has under another name. */
function fileFor({ source }: Entry, { slug, owner }: NewName): string {
  const steps = source.file.split('/').with(-1, `${slug}.yaml`);
  return (owner === undefined ? steps : steps.with(-2, owner)).join('/');
}

function isAt(decided: DecidedUse, { source, path: at }: Use): boolean {
  return decided.file === source.file && isDeepStrictEqual(decided.path, at);
}
