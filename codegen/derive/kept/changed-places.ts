import { hashOfLook, hashOfRead } from './place-hash.ts';

type Steps = readonly string[];

/** The numbers of all places where data differs. */
export function changedPlaces(
  name: string,
  before: unknown,
  after: unknown,
  changed = new Set<number>(),
): ReadonlySet<number> {
  compare({ name, changed }, [before, after], []);
  return changed;
}

interface Comparison {
  readonly name: string;
  readonly changed: Set<number>;
}

function compare(comparison: Comparison, [before, after]: [unknown, unknown], steps: Steps): void {
  if (before === after) return;
  if (!isGroup(before) || !isGroup(after) || Array.isArray(before) !== Array.isArray(after)) {
    noteValue(comparison, steps);
    // A reader that only asked whether there is a group looked no further than the group around it.
    if (isGroup(before) || isGroup(after)) noteGroups(comparison, [steps, steps.slice(0, -1)]);
    return;
  }
  const [old, fresh] = [Object.keys(before), Object.keys(after)];
  if (old.join('\n') !== fresh.join('\n')) noteGroups(comparison, [steps]);
  for (const key of fresh) {
    if (Object.hasOwn(before, key)) compare(comparison, [before[key], after[key]], [...steps, key]);
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function noteValue({ name, changed }: Comparison, steps: Steps): void {
  changed.add(hashOfRead({ name, steps }));
}

function noteGroups({ name, changed }: Comparison, groups: readonly Steps[]): void {
  for (const steps of groups) changed.add(hashOfLook({ name, steps }));
}
