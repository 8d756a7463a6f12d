/** A place in the history, as far as scrolling goes. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Step {
  readonly from: Place;
  readonly to: Place;
  /** POP is Back or Forward. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  /** Where the page stood when it was left. */
  readonly saved?: number | undefined;
}

/** Where a step leads on the page: a height, the element of the hash, or where it stands. */
export type Target = number | 'hash' | 'keep';

/** Top on a new location, restored on Back and Forward, unchanged when only the query changes. */
export function scrollTarget({ from, to, type, saved }: Step): Target {
  const isSamePage = from.pathname === to.pathname;
  if (type === 'POP') return isSamePage ? 'keep' : (saved ?? 0);
  if (to.hash !== '') return 'hash';
  return isSamePage && from.search !== to.search ? 'keep' : 0;
}

/** Scrolls without animation, so that a page appears where it belongs. */
export function scrollToTarget(target: Target, hash: string): void {
  if (target === 'keep') return;
  const id = decodeURIComponent(hash.slice(1));
  const element = target === 'hash' ? document.getElementById(id) : null;
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: target === 'hash' ? 0 : target, behavior: 'instant' });
}
