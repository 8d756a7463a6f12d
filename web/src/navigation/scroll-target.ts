// Separate from the other scrolling code: pages without the application do not need it.
import type { Place, Target } from './scroll.ts';

/** The kind of step; POP is Back or Forward. */
export type StepType = 'POP' | 'PUSH' | 'REPLACE';

/** A step from one place to another. */
interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly type: StepType;
  /** The entry's scroll position when it was left. */
  readonly saved?: number | undefined;
}

/**
 * Top for a new page, restored on Back and Forward, unchanged if only the query changes. An entry whose position is not
 * known scrolls to the fragment in its address.
 */
export function scrollTarget({ from, to, type, saved }: Step): Target {
  const isSamePage = from.pathname === to.pathname;
  // The browser itself restores an entry of the same page that it has added.
  if (type === 'POP') return saved ?? (isSamePage ? 'keep' : 'hash');
  if (to.hash !== '') return 'hash';
  return isSamePage && from.search !== to.search ? 'keep' : 0;
}
