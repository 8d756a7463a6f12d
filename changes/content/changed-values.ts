import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../codegen/diagnostics/diagnostic.ts';
import type { Change, Value } from '../../codegen/edit/change.ts';
import type { Data } from '../../codegen/model/content.ts';
import { isRecord } from '../../codegen/model/data.ts';
import { differingStretches } from '../compare/align.ts';

/** A value of a file that was changed, added, removed or moved, and the change that takes it back. */
export interface ChangedValue {
  /** Where it is, or was. */
  readonly path: Path;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly back: Change;
}

/** The smallest values in which two states of a file differ. */
export function changedValues(before: unknown, after: unknown, path: Path = []): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return changedKeys(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return changedItems(before, after, path);
  return [{ path, before, after, back: { does: 'set', path, value: before as Value } }];
}

function changedKeys(before: Data, after: Data, path: Path): ChangedValue[] {
  const order = Object.keys(before);
  const keys = [...new Set([...order, ...Object.keys(after)])];
  return keys.flatMap((key): ChangedValue[] => {
    const [at, old, fresh] = [[...path, key], before[key], after[key]];
    if (old === undefined) return [{ path: at, after: fresh, back: { does: 'remove', path: at } }];
    if (fresh !== undefined) return changedValues(old, fresh, at);
    const back: Change = { does: 'set', path: at, value: old as Value, order };
    return [{ path: at, before: old, back }];
  });
}

/** Items are the same if all in them is; where as many were removed as were added, they were changed. */
function changedItems(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): ChangedValue[] {
  const [old, fresh] = [before, after].map((list) => list.map((item) => JSON.stringify(item)));
  const stretches = differingStretches(old ?? [], fresh ?? []);
  const moved = movedItem(before, after, path);
  if (moved) return [moved];
  return stretches.flatMap(({ removed, added, start: [was, is] }): ChangedValue[] => {
    if (removed.length === added.length)
      return removed.flatMap((_, index) =>
        changedValues(before[was + index], after[is + index], [...path, is + index]),
      );
    return [
      ...removed.map((_, index): ChangedValue => {
        const at = [...path, is + index];
        const value = before[was + index];
        return { path: at, before: value, back: { does: 'add', path: at, value: value as Value } };
      }),
      ...added.map((_, index): ChangedValue => {
        const at = [...path, is + index];
        return { path: at, after: after[is + index], back: { does: 'remove', path: at } };
      }),
    ];
  });
}

/** One item that stands elsewhere, if nothing else is different. */
function movedItem(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): ChangedValue | undefined {
  if (before.length !== after.length) return undefined;
  const first = before.findIndex((item, index) => !isDeepStrictEqual(item, after[index]));
  for (const [from, item] of after.entries()) {
    if (!isDeepStrictEqual(item, before[first])) continue;
    for (const [at, to] of [[from, first] as const, [first, from] as const]) {
      const moved = after.toSpliced(at, 1).toSpliced(to, 0, after[at]);
      if (!isDeepStrictEqual(moved, before)) continue;
      const value = after[at];
      const back: Change = { does: 'move', path: [...path, at], to };
      return { path: [...path, at], before: value, after: value, back };
    }
  }
  return undefined;
}
