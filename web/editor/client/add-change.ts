import type { Path } from '../../../codegen/diagnostics/diagnostic.ts';
import type { Change, Value } from '../../../codegen/edit/change.ts';
import { changedData, rooted } from '../../../codegen/edit/changed-data.ts';
import { isRecord, valueAt } from '../../../codegen/model/data.ts';
import type { SeenChange } from '../workspace/file-draft.ts';

/** The changes made so far, and what the data is with them. */
export interface Drafted {
  readonly changes: readonly SeenChange[];
  readonly data: unknown;
}

/**
 * Adds a change to those made so far. Typing on in a field is one change, and typing what was there before is none; the
 * first `sent` changes are on their way to the file, and stay as they are.
 */
export function addChange({ changes, data }: Drafted, change: Change, sent: number): Drafted {
  const after = changedData(data, rooted(change, data));
  if (after === undefined) return { changes, data };
  const isOfList = change.does === 'add' || change.does === 'move';
  const path = isOfList ? change.path.slice(0, -1) : change.path;
  const last = changes.at(-1);
  const isSame = last && changes.length > sent && isTyping(last.change, change);
  const seen = isSame ? last.seen : (valueAt(data, path) as Value | undefined);
  const rest = isSame ? changes.slice(0, -1) : changes;
  const now = change.does === 'set' ? change.value : undefined;
  const isOfData = !isOfList && change.does !== 'comment';
  const isUndone = isOfData && JSON.stringify(now) === JSON.stringify(seen);
  const made: SeenChange = { change, ...(seen !== undefined && { seen }) };
  return { changes: isUndone ? rest : [...rest, made], data: after };
}

function isTyping(before: Change, change: Change): boolean {
  const isOne = before.does === 'set' && (change.does === 'set' || change.does === 'remove');
  const isInList = typeof change.path.at(-1) === 'number' && change.does === 'remove';
  return isOne && !isInList && JSON.stringify(before.path) === JSON.stringify(change.path);
}

/** The data with changes, as far as they can be made. */
export function dataWith(data: unknown, changes: readonly SeenChange[]): unknown {
  return changes.reduce(
    (last, { change }) => changedData(last, rooted(change, last)) ?? last,
    data,
  );
}

/** The data as it was before changes: each is answered by what was seen when it was made. */
export function dataBefore(data: unknown, changes: readonly SeenChange[]): unknown {
  return changes.toReversed().reduce((last, { change, seen }) => {
    if (change.does === 'comment') return last;
    const isOfList = change.does === 'add' || change.does === 'move';
    const path = isOfList ? change.path.slice(0, -1) : change.path;
    if (seen === undefined) return without(last, path);
    const isTaken = change.does === 'remove' && typeof path.at(-1) === 'number';
    return changedData(last, { does: isTaken ? 'add' : 'set', path, value: seen }) ?? last;
  }, data);
}

/** The data without a value, and without the groups around it that hold nothing else. */
function without(data: unknown, path: Path): unknown {
  const rest = changedData(data, { does: 'remove', path }) ?? data;
  const around = path.slice(0, -1);
  const group = around.length > 0 ? valueAt(rest, around) : undefined;
  return isRecord(group) && Object.keys(group).length === 0 ? without(rest, around) : rest;
}
