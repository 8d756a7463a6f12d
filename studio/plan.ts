import type { Picture } from './picture.ts';
import type { DrawnRecord } from './record.ts';

/**
 * The state of a picture: `current` needs nothing; `missing` and `changed` have to be drawn; `replaced` has a master
 * that somebody put in place of the drawing, such as a photograph.
 */
type State = 'current' | 'missing' | 'changed' | 'replaced';

/** A picture and its state. */
export interface Planned {
  readonly picture: Picture;
  readonly fingerprint: string;
  /** The same for pictures that are drawn in one take. */
  readonly take: string;
  readonly state: State;
}

/** What the plan is made from. */
export interface Evidence {
  readonly record: DrawnRecord;
  fingerprintOf(picture: Picture): string;
  takeOf(picture: Picture): string;
  hashMaster(key: string): string | undefined;
}

/** Decides for every picture whether it has to be drawn. */
export function planPictures(pictures: readonly Picture[], evidence: Evidence): readonly Planned[] {
  return pictures.map((picture) => {
    const fingerprint = evidence.fingerprintOf(picture);
    const state = stateOf(picture.key, fingerprint, evidence);
    return { picture, fingerprint, take: evidence.takeOf(picture), state };
  });
}

/** The pictures to draw: the missing and changed ones, or all of those requested by key. */
export function dueOf(plan: readonly Planned[], keys: readonly string[]): readonly Planned[] {
  if (keys.length > 0) return plan.filter(({ picture }) => keys.includes(picture.key));
  return plan.filter(({ state }) => state === 'missing' || state === 'changed');
}

/** Groups pictures that are drawn in one take. */
export function takesOf(due: readonly Planned[]): readonly (readonly [Planned, ...Planned[]])[] {
  const takes = Map.groupBy(due, ({ take }) => take);
  return [...takes.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

function stateOf(key: string, fingerprint: string, evidence: Evidence): State {
  const master = evidence.hashMaster(key);
  const drawn = evidence.record[key];
  if (master === undefined) return 'missing';
  if (drawn && drawn.file !== master) return 'replaced';
  return drawn?.fingerprint === fingerprint ? 'current' : 'changed';
}
