// Apart from what else knows of scrolling: pages without the application do without it.
import type { Place, Target } from './scroll.ts';

/** How a step is made; POP is Back or Forward. */
export type StepType = 'POP' | 'PUSH' | 'REPLACE';

/** A step from one place to another. */
interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly type: StepType;
  /** Where the entry stood when it was left. */
  readonly saved?: number | undefined;
}

/**
 * Top on a new page, restored on Back and Forward, unchanged when only the query changes. Where the height of an entry is
 * not known, it is the place that its address names.
 */
export function scrollTarget({ from, to, type, saved }: Step): Target {
  const isSamePage = from.pathname === to.pathname;
  // The browser restores an entry of the same page that it has made itself.
  if (type === 'POP') return saved ?? (isSamePage ? 'keep' : 'hash');
  if (to.hash !== '') return 'hash';
  return isSamePage && from.search !== to.search ? 'keep' : 0;
}
