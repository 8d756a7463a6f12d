import { diffArrays } from 'diff';

/** A stretch of a list that is replaced by another. */
export interface Hunk {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** Where it begins in each list. */
  readonly start: readonly [before: number, after: number];
}

/** The stretches where two lists differ, in order; the texts between them are the same. */
export function differingStretches(before: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [old, fresh] = [0, 0];
  let open: Hunk | undefined;
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (added || removed) {
      const { start, ...known } = open ?? { removed: [], added: [], start: [old, fresh] as const };
      open = { ...known, start, [added ? 'added' : 'removed']: value };
    } else {
      if (open) hunks.push(open);
      open = undefined;
    }
    if (!added) old += value.length;
    if (!removed) fresh += value.length;
  }
  return open ? [...hunks, open] : hunks;
}
