import type { Path } from '../diagnostics/diagnostic.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { type Change, placeOfKey, type Value } from './change.ts';

/** A change that writes to a group or list that is there: groups that are missing are part of the value. */
export function rooted(change: Change, data: unknown): Change {
  const { path } = change;
  if (change.does !== 'set' || path.length < 2) return change;
  if (valueAt(data, path.slice(0, -1)) !== undefined) return change;
  const value: Value = { [String(path.at(-1))]: change.value };
  const [order, ...around] = change.around ?? [];
  const group = {
    does: 'set',
    path: path.slice(0, -1),
    value,
    around,
    ...(order && { order }),
  } as const;
  return rooted(group, data);
}

/** The data after a change, its keys in the order in which they are then written; undefined if it cannot be made. */
export function changedData(data: unknown, change: Change): unknown {
  const [last] = change.path.slice(-1);
  if (last === undefined) return undefined;
  if (change.does === 'comment') return valueAt(data, change.path) === undefined ? undefined : data;
  return replacedAt(data, change.path.slice(0, -1), (around) =>
    typeof last === 'number'
      ? changedList(around, last, change)
      : changedGroup(around, last, change),
  );
}

function replacedAt(data: unknown, path: Path, replace: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return replace(data);
  if (Array.isArray(data)) {
    const item = replacedAt(data[Number(step)], rest, replace);
    return item === undefined ? undefined : data.with(Number(step), item);
  }
  if (!isRecord(data)) return undefined;
  const value = replacedAt(data[step], rest, replace);
  return value === undefined ? undefined : { ...data, [step]: value };
}

/** A change to the data: a comment is none. */
type DataChange = Exclude<Change, { does: 'comment' }>;

function changedList(list: unknown, index: number, change: DataChange): unknown {
  if (!Array.isArray(list)) return undefined;
  const isThere = index >= 0 && index < list.length;
  switch (change.does) {
    case 'set':
      return isThere ? list.with(index, change.value) : undefined;
    case 'add':
      return isThere || index === list.length ? list.toSpliced(index, 0, change.value) : undefined;
    case 'remove':
      return isThere ? list.toSpliced(index, 1) : undefined;
    case 'move':
      if (!isThere || !(change.to in list)) return undefined;
      return list.toSpliced(index, 1).toSpliced(change.to, 0, list[index]);
  }
}

function changedGroup(group: unknown, key: string, change: DataChange): unknown {
  if (!isRecord(group)) return undefined;
  const isThere = Object.hasOwn(group, key);
  if (change.does === 'remove' && isThere) {
    const { [key]: _removed, ...rest } = group;
    return rest;
  }
  if (change.does !== 'set') return undefined;
  if (isThere) return { ...group, [key]: change.value };
  const entries = Object.entries(group);
  const at = placeOfKey(Object.keys(group), key, change.order);
  return Object.fromEntries(entries.toSpliced(at, 0, [key, change.value]));
}
