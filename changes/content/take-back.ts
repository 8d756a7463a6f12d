import { isDeepStrictEqual } from 'node:util';
import { type Change, isRefusal, type Refusal } from '../../codegen/edit/change.ts';
import { commentsIn } from '../../codegen/edit/comments.ts';
import { isRecord } from '../../codegen/model/data.ts';
import { lastNameOf, recordNamed } from '../../codegen/records/named-record.ts';
import { dataOf, editedText } from '../../codegen/records/record-data.ts';
import { renameRecord } from '../../codegen/records/rename-record.ts';
import type { Site } from '../../codegen/site/site.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
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
export function takeValueBack(
  states: BothStates,
  file: string,
  back: Change,
): readonly TextChange[] | Refusal {
  const before = states.textOf(file);
  const edited = editedText(before ?? '', [back]);
  if (isRefusal(edited)) return edited;
  return [{ file, before, after: asBefore(edited.text, states.textBefore(file)) }];
}

/** The texts of files once a record is gone, back, or where it was, with its addresses. */
export function takeRecordBack(
  states: BothStates,
  { does, place, from }: ChangedRecord,
): readonly TextChange[] | Refusal {
  const ids = [place, from].flatMap((each) => (each ? [`${each.noun}/${each.id}`] : []));
  const old = from && recordNamed(states.site, place);
  if (!from || !old) {
    const { file } = place;
    const after = does === 'added' ? undefined : states.textBefore(file);
    return withAddresses(states, [{ file, before: states.textOf(file), after }], ids);
  }
  const renamed = renameRecord(states.site, place, { slug: lastNameOf(from.file) });
  if (isRefusal(renamed)) return renamed;
  const changes: TextChange[] = [];
  for (const change of renamed) {
    const { file, after: text } = change;
    const before = states.textBefore(file);
    const named =
      text === undefined || file !== from.file || before === undefined
        ? { text }
        : namedAsBefore(text, before);
    if (isRefusal(named)) return named;
    changes.push({ ...change, after: named.text && asBefore(named.text, before) });
  }
  return withAddresses(states, changes, ids);
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
  changes: readonly TextChange[],
  ids: readonly string[],
): readonly TextChange[] | Refusal {
  const now = states.textOf(urls);
  const text = changes.find(({ file }) => file === urls)?.after ?? now;
  const before = states.textBefore(urls) ?? now;
  if (text === undefined || before === undefined) return changes;
  const edited = editedText(text, addressChanges(dataOf(text), dataOf(before), ids));
  if (isRefusal(edited)) return edited;
  const others = changes.filter(({ file }) => file !== urls);
  return [...others, { file: urls, before: now, after: asBefore(edited.text, before) }];
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
