import { isDeepStrictEqual } from 'node:util';
import type { Change } from '../../codegen/edit/change.ts';
import { commentsIn } from '../../codegen/edit/comments.ts';
import { isRefusal, type Refusal } from '../../codegen/edit/splice.ts';
import { isRecord } from '../../codegen/model/data.ts';
import type { NewTexts } from '../../codegen/records/draft-content.ts';
import { lastNameOf, recordNamed } from '../../codegen/records/named-record.ts';
import { dataOf, editedText } from '../../codegen/records/record-data.ts';
import { renameRecord } from '../../codegen/records/rename-record.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { ChangedRecord } from './changed-records.ts';

/** The content as it is, and the texts of files before the change. */
export interface BothStates {
  readonly site: Site;
  /** The text of a file now; undefined if it is not there. */
  textOf(file: string): string | undefined;
  /** The text of a file before; undefined if it was not there. */
  textBefore(file: string): string | undefined;
}

const urls = 'content/urls.yaml';

/** The text of a file once a value is as it was; every byte of it as it was, if nothing else differs. */
export function takeValueBack(states: BothStates, file: string, back: Change): NewTexts | Refusal {
  const edited = editedText(states.textOf(file) ?? '', [back]);
  if (isRefusal(edited)) return edited;
  return new Map([[file, asBefore(edited.text, states.textBefore(file))]]);
}

/** The texts of files once a record is gone, back, or where it was, with its addresses. */
export function takeRecordBack(
  states: BothStates,
  { does, place, from }: ChangedRecord,
): NewTexts | Refusal {
  const ids = [place, from].flatMap((each) => (each ? [`${each.noun}/${each.id}`] : []));
  const old = from && recordNamed(states.site, place);
  if (!from || !old) {
    const text = does === 'added' ? undefined : states.textBefore(place.file);
    return withAddresses(states, new Map([[place.file, text]]), ids);
  }
  const renamed = renameRecord(states.site, place, { slug: lastNameOf(from.file) });
  if (isRefusal(renamed)) return renamed;
  const texts = new Map(renamed);
  for (const [file, text] of renamed) {
    const before = states.textBefore(file);
    if (text === undefined || before === undefined) continue;
    const named = file === from.file ? namedAsBefore(text, before) : { text };
    if (isRefusal(named)) return named;
    texts.set(file, asBefore(named.text, before));
  }
  return withAddresses(states, texts, ids);
}

/** A record that calls itself what it was called before. */
function namedAsBefore(text: string, before: string) {
  const [now, was] = [dataOf(text), dataOf(before)];
  const keys = ['formerly', 'name', 'model', 'title', 'navigationText', 'path'];
  const order = Object.keys(was);
  const changes = keys.flatMap((key): Change[] => {
    const value = was[key];
    if (now[key] === value) return [];
    if (typeof value === 'string') return [{ does: 'set', path: [key], value, order }];
    return key === 'formerly' ? [{ does: 'remove', path: [key] }] : [];
  });
  return editedText(text, changes);
}

/** A text, or the one before if the two say the same. */
export function asBefore(text: string, before: string | undefined): string {
  if (before === undefined) return text;
  const words = (each: string) => commentsIn(each).map((comment) => comment.text);
  const isSame =
    isDeepStrictEqual(dataOf(text), dataOf(before)) &&
    isDeepStrictEqual(words(text), words(before));
  return isSame ? before : text;
}

/** The texts with the lines of the list of addresses as they were, where these are about some pages. */
function withAddresses(
  states: BothStates,
  texts: NewTexts,
  ids: readonly string[],
): NewTexts | Refusal {
  const text = texts.get(urls) ?? states.textOf(urls);
  const before = states.textBefore(urls) ?? states.textOf(urls);
  if (text === undefined || before === undefined) return texts;
  const changes = addressChanges(dataOf(text), dataOf(before), ids);
  const edited = editedText(text, changes);
  if (isRefusal(edited)) return edited;
  return new Map([...texts, [urls, asBefore(edited.text, before)]]);
}

function addressChanges(
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  ids: readonly string[],
): readonly Change[] {
  const isOne = (line: unknown) => typeof line === 'string' && ids.includes(line);
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((path): Change[] => {
    const [old, line] = [before[path], now[path]];
    if (isDeepStrictEqual(old, line) || !(isOne(old) || isOne(line))) return [];
    if (old === undefined) return [{ does: 'remove', path: [path] }];
    const value = isRecord(old) ? { ...(old as Record<string, string>) } : String(old);
    const order = Object.keys(before);
    return [{ does: 'set', path: [path], value, order }];
  });
}
