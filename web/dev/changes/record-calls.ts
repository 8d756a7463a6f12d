import { isDeepStrictEqual } from 'node:util';
import { isRefusal } from '../../../codegen/edit/splice.ts';
import { sourcesOf } from '../../../codegen/link/source-files.ts';
import type { Entry } from '../../../codegen/model/content.ts';
import { addRecord } from '../../../codegen/records/add-record.ts';
import { innerRecordsIn } from '../../../codegen/records/inner-records.ts';
import { mentionsOf } from '../../../codegen/records/mentions.ts';
import { placedAt, type RecordName, recordNamed } from '../../../codegen/records/named-record.ts';
import { renamePart } from '../../../codegen/records/rename-part.ts';
import { renameRecord } from '../../../codegen/records/rename-record.ts';
import { retireRecord } from '../../../codegen/records/retire-record.ts';
import { slugOf } from '../../../codegen/records/slug.ts';
import type { Use } from '../../../codegen/records/uses.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { Call } from '../editing/file-calls.ts';
import { answering } from './change-calls.ts';
import { isSlug, readNaming, readRenamed, readRetirement } from './read-record-asked.ts';
import { copiedIn, describe, listRecords, showUse } from './show-records.ts';
import type { DecidedUse } from './shown.ts';
import type { Drafting } from './write-draft.ts';

/** The record of a file, in the content as it is saved. */
interface Found {
  readonly site: Site;
  readonly entry: Entry;
  readonly place: RecordName;
}

/** The calls that add a record like another one, call one otherwise, and retire one. */
export function createRecordCalls({
  states,
  write,
}: Drafting): readonly (readonly [string, Call])[] {
  /** The record of a file, in the content as it is saved. */
  const find = async (name: string): Promise<Found | undefined> => {
    const { site } = await states.current();
    const place = placedAt(name);
    const entry = site && place && recordNamed(site, place);
    return entry && entry.source.file === name ? { site, entry, place } : undefined;
  };
  const renameInside = async ({ site, entry }: Found, { noun, id }: RecordName, name: string) => {
    const part = innerRecordsIn(entry).find(
      ({ record }) => record.noun === noun && record.id === id,
    );
    const texts = part ? renamePart(sourcesOf(site), part, name) : noRecord;
    return isRefusal(texts) ? texts : write(texts, entry.source.file);
  };
  const named = async (body: unknown, isNew: boolean) => {
    const asked = readNaming(body);
    const found = asked && (await find(asked.file));
    if (!asked || !found) return noRecord;
    const { site, entry, place } = found;
    if (asked.part && !isNew) return renameInside(found, asked.part, asked.name);
    const to = { slug: asked.slug ?? slugOf(asked.name), name: asked.name };
    if (!isSlug(to.slug)) return { refused: 'Its address needs letters from a to z.' };
    const texts = (isNew ? addRecord : renameRecord)(site, place, to);
    if (isRefusal(texts)) return texts;
    const own = entry.source.file.replace(/[^/]+(?=\.yaml$)/, to.slug);
    const written = await write(texts, own);
    return isNew && !isRefusal(written)
      ? { ...written, copied: copiedIn(entry, texts.get(own)) }
      : written;
  };
  const mentions = async (body: unknown) => {
    const { site } = await states.current();
    const names = readRenamed(body);
    return site && names ? mentionsOf(site, names) : [];
  };
  const retire = async (body: unknown) => {
    const asked = readRetirement(body);
    const found = asked && (await find(asked.file));
    if (!asked || !found) return noRecord;
    const { instead, decided } = asked;
    const decide = (use: Use) => decided.find((each) => isAt(each, use))?.decision;
    const retired = retireRecord(found.site, found.place, { instead, decide });
    if (isRefusal(retired)) return retired;
    if (retired.open.length > 0) return { open: retired.open.map(showUse) };
    return write(retired.texts, null);
  };
  return [
    ['mentions', answering(mentions)],
    ['records', answering(async () => listRecords((await states.current()).site))],
    ['record', answering(async (name) => describe(await find(String(name))))],
    ['addRecord', answering((body) => named(body, true))],
    ['renameRecord', answering((body) => named(body, false))],
    ['retireRecord', answering(retire)],
  ];
}

const noRecord = { refused: 'There is no such record.' };

function isAt(decided: DecidedUse, { source, path: at }: Use): boolean {
  return decided.file === source.file && isDeepStrictEqual(decided.path, at);
}
