import type { Path } from '../diagnostics/diagnostic.ts';

/** What can be written in a file. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [key: string]: Value };

/** The keys of a group in the order in which they are written; `around` has those of the groups around it, the nearest first. */
export interface KeyOrder {
  readonly order?: readonly string[];
  readonly around?: readonly (readonly string[])[];
}

/** One change to a file as it is meant, at the path of a value. */
export type Change =
  /** Writes a value, and the groups around it that are missing. A new key goes where its order has it, and so does a new group. */
  | ({ readonly does: 'set'; readonly path: Path; readonly value: Value } & KeyOrder)
  /** Puts an item into a list: it gets the index at the end of the path. */
  | { readonly does: 'add'; readonly path: Path; readonly value: Value }
  /** Takes a key out of its group, or an item out of its list. */
  | { readonly does: 'remove'; readonly path: Path }
  /** Moves an item of a list to another index. */
  | { readonly does: 'move'; readonly path: Path; readonly to: number }
  /** Puts a comment on a line of its own above that with the key, the dash or the beginning of a value. */
  | { readonly does: 'comment'; readonly path: Path; readonly text: string };

/** Where a new key goes among those of its group: after the last of those that the order has before it. */
export function placeOfKey(
  keys: readonly string[],
  key: string,
  order: readonly string[] = [],
): number {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  if (!order.includes(key)) return keys.length;
  const at = keys.findLastIndex((each) => before.includes(each));
  // Nothing is put in front of the first key: the comment above it may be that of the file.
  return keys.length === 0 ? 0 : Math.max(0, at) + 1;
}

/** Why a change cannot be made, in a sentence for whoever asked for it. */
export interface Refusal {
  readonly refused: string;
}

export function isRefusal(outcome: object): outcome is Refusal {
  return 'refused' in outcome;
}
