import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import { type Change, isRefusal, type Value } from '../../../codegen/edit/change.ts';
import { changedData } from '../../../codegen/edit/changed-data.ts';
import { editText, readEdited } from '../../../codegen/edit/edit-text.ts';
import { valueAt } from '../../../codegen/model/data.ts';
import type { SeenChange } from './file-draft.ts';

/** The text with as many of the changes as could be made, and why the next one could not. */
export interface Applied {
  readonly text: string;
  /** Why a change cannot be made. */
  readonly refused?: string;
  /** The value has been changed elsewhere meanwhile: the change by its number, and what is there now. */
  readonly conflict?: { readonly index: number; readonly path: Path; readonly now?: Value };
}

/**
 * Makes the changes one after another, each where what it changes is still as it was seen. What has been changed in
 * other places of the file meanwhile stays.
 */
export function applyChanges(text: string, changes: readonly SeenChange[]): Applied {
  let current = text;
  if (changes.length > 0 && readEdited(text) === undefined)
    return { text, refused: 'Another program has left the file so that it cannot be read.' };
  for (const [index, { change, seen }] of changes.entries()) {
    const isOfList = change.does === 'add' || change.does === 'move';
    const path = isOfList ? change.path.slice(0, -1) : change.path;
    const now = valueAt(readEdited(current), path) as Value | undefined;
    if (isMade(change, seen, now)) continue;
    if (!isDeepStrictEqual(now, seen))
      return { text: current, conflict: { index, path, ...(now !== undefined && { now }) } };
    const edited = editText(current, change);
    if (isRefusal(edited)) return { text: current, refused: edited.refused };
    const isSaidTwice =
      change.does === 'comment' && current.slice(0, edited.edit.start).endsWith(edited.edit.text);
    if (!isSaidTwice) current = edited.text;
  }
  return { text: current };
}

/** Whether a value is already what a change makes of what was seen: it was saved, and only the answer was lost. */
function isMade(change: Change, seen: Value | undefined, now: Value | undefined): boolean {
  if (change.does === 'comment') return false;
  if (change.does === 'set') return isDeepStrictEqual(now, change.value);
  if (change.does === 'remove') return now === undefined;
  const path = ['list', change.path.at(-1) ?? 0];
  return isDeepStrictEqual(changedData({ list: seen }, { ...change, path }), { list: now });
}
