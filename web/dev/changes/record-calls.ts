import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isRefusal } from '../../../codegen/edit/splice.ts';
import { inWords } from '../../../codegen/form/schema-words.ts';
import { summaryOf } from '../../../codegen/form/summary.ts';
import { type Entry, recordsOf } from '../../../codegen/model/content.ts';
import { valueAt } from '../../../codegen/model/data.ts';
import { nounNames } from '../../../codegen/model/nouns.ts';
import { canonicalPath } from '../../../codegen/model/page.ts';
import { addRecord } from '../../../codegen/records/add-record.ts';
import {
  hasNameOfItsOwn,
  lastNameOf,
  nameKeyOf,
  placedAt,
  recordNamed,
} from '../../../codegen/records/named-record.ts';
import { dataOf } from '../../../codegen/records/record-data.ts';
import { renameRecord } from '../../../codegen/records/rename-record.ts';
import { retireRecord } from '../../../codegen/records/retire-record.ts';
import { slugOf } from '../../../codegen/records/slug.ts';
import type { Use } from '../../../codegen/records/uses.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { createSiteIndex } from '../../../codegen/site/site-index.ts';
import type { Call } from '../editing/file-calls.ts';
import { answering } from './change-calls.ts';
import type { DecidedUse, ListedRecords, NamedRecord, OpenUse } from './shown.ts';
import { addressOf, type Drafting } from './write-draft.ts';

const file = z.string().max(300);
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const naming = z.strictObject({
  file,
  name: z.string().trim().min(1).max(200),
  slug: slug.exactOptional(),
});
const path = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(40);
const retirement = z.strictObject({
  file,
  instead: z.union([
    z.strictObject({ redirect: z.string().startsWith('/').max(200) }),
    z.strictObject({ gone: z.string().trim().min(3).max(200) }),
  ]),
  decided: z
    .array(
      z.strictObject({
        file,
        path,
        decision: z.union([
          z.literal('remove'),
          z.strictObject({ use: z.string().min(1).max(2000) }),
        ]),
      }),
    )
    .max(500),
});

/** The calls that add a record like another one, call one otherwise, and retire one. */
export function createRecordCalls({
  states,
  write,
}: Drafting): readonly (readonly [string, Call])[] {
  /** The record of a file, in the content as it is saved. */
  const find = async (name: string) => {
    const { site } = await states.current();
    const place = placedAt(name);
    const entry = site && place && recordNamed(site, place);
    return entry && entry.source.file === name ? { site, entry, place } : undefined;
  };
  const named = async (body: unknown, isNew: boolean) => {
    const asked = naming.safeParse(body).data;
    const found = asked && (await find(asked.file));
    if (!asked || !found) return noRecord;
    const { site, entry, place } = found;
    const to = { slug: asked.slug ?? slugOf(asked.name), name: asked.name };
    if (!slug.safeParse(to.slug).success)
      return { refused: 'Its address needs letters from a to z.' };
    const texts = (isNew ? addRecord : renameRecord)(site, place, to);
    if (isRefusal(texts)) return texts;
    const own = entry.source.file.replace(/[^/]+(?=\.yaml$)/, to.slug);
    const written = await write(texts, own);
    return isNew && !isRefusal(written)
      ? { ...written, copied: copiedIn(entry, texts.get(own)) }
      : written;
  };
  const retire = async (body: unknown) => {
    const asked = retirement.safeParse(body).data;
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
    ['records', answering(async () => listRecords((await states.current()).site))],
    ['record', answering(async (name) => describe(await find(String(name))))],
    ['addRecord', answering((body) => named(body, true))],
    ['renameRecord', answering((body) => named(body, false))],
    ['retireRecord', answering(retire)],
  ];
}

const noRecord = { refused: 'There is no such record.' };

function describe(found: { site: Site; entry: Entry } | undefined): NamedRecord | null {
  if (!found) return null;
  const { site, entry } = found;
  return {
    noun: entry.source.noun,
    name: nameOf(entry),
    slug: lastNameOf(entry.source.file),
    ...addressOf(site, entry.source.file),
    isOneOfMany: hasNameOfItsOwn(entry),
  };
}

/** Every record that has a file, by its noun in words. */
function listRecords(site: Site | undefined): readonly ListedRecords[] {
  if (!site) return [];
  const { pageOf } = createSiteIndex(site);
  return nounNames.map((noun) => ({
    noun: inWords(noun),
    records: recordsOf(site.content, noun).flatMap((entry) => {
      const page = pageOf(noun, entry.id);
      // What the compiler makes of a file that is left out cannot be opened.
      if (entry.source.text === '') return [];
      const { file } = entry.source;
      return [{ file, name: nameOf(entry), ...(page && { address: canonicalPath(page) }) }];
    }),
  }));
}

function nameOf(entry: Entry): string {
  const key = nameKeyOf(entry);
  return key === undefined ? lastNameOf(entry.source.file) : String(entry.data[key]);
}

/** What a new record still says as the one that it was copied from, in words. */
function copiedIn({ source }: Entry, text = ''): readonly string[] {
  const [before, after] = [dataOf(source.text), dataOf(text)];
  const folder = source.file.split('/').at(-2);
  return Object.keys(after)
    .filter((key) => isDeepStrictEqual(after[key], before[key]) && after[key] !== folder)
    .map(inWords);
}

function isAt(decided: DecidedUse, { source, path: at }: Use): boolean {
  return decided.file === source.file && isDeepStrictEqual(decided.path, at);
}

function showUse({ source, path: at, noun }: Use): OpenUse {
  const label = at.map((step) => (typeof step === 'number' ? `${step + 1}` : inWords(step)));
  const text = summaryOf(valueAt(dataOf(source.text), at));
  return { file: source.file, path: at, label: label.join(' › '), text, noun };
}
