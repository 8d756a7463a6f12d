import { type EntryState, entryState, type Height } from './entry-state.ts';

/** A place in the history. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a step leads on the page: a height, the element of the hash, or where it stands. */
export type Target = number | 'hash' | 'keep';

/** Scrolls without animation, so that a page appears where it belongs. */
export function scrollToTarget(target: Target, hash: string): void {
  if (target === 'keep') return;
  const element = target === 'hash' ? elementOf(hash) : null;
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: target === 'hash' ? 0 : target, behavior: 'instant' });
}

function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Remembers how far each entry of the history was scrolled. */
export interface ScrollMemory {
  /** Keeps where the page stands with the present entry. */
  save(): void;
  /** Takes the present entry for the one that is scrolled from now on; says where it stood, if that is known. */
  enter(): number | undefined;
}

/** Often enough for a tab that is closed without notice, and below what Safari allows. */
const saveMilliseconds = 150;
const mostHeights = 50;

/** True where the present entry was taken over before the page was loaded again. */
export function isTakenOver(): boolean {
  return history.scrollRestoration === 'manual';
}

/**
 * Takes the scroll position over from the browser, which restores it before a page has its content; each entry for itself:
 * one that the browser has made is restored by the browser, on whatever page is shown when it is reached.
 */
export function createScrollMemory(): ScrollMemory {
  let key: string;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heights = new Map<string, Height>();
  // Between Back and the page of the entry it leads to, the page of the last entry is still shown.
  const note = () => {
    if (entryState().key !== key || heights.get(key)?.[0] === window.scrollY) return;
    heights.set(key, [window.scrollY, Date.now()]);
  };
  // An entry may know less of the others than the one from which it is reached, and the other way round.
  const mergeHeights = () => {
    for (const [each, height] of Object.entries(entryState().heights ?? {})) {
      if ((heights.get(each)?.[1] ?? 0) < height[1]) heights.set(each, height);
    }
  };
  const keepHeights = (change?: EntryState) => {
    const kept = Object.fromEntries([...heights].slice(-mostHeights));
    const state = { ...entryState(), ...change, heights: kept };
    // Each such call takes the browser a millisecond, or ten if it is at work, and a visitor waits for it.
    if (JSON.stringify(state) !== JSON.stringify(history.state)) history.replaceState(state, '');
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    note();
    mergeHeights();
    keepHeights();
  };
  const enter = () => {
    history.scrollRestoration = 'manual';
    key = entryState().key ?? `${Math.random()}`;
    mergeHeights();
    const height = heights.get(key);
    // The entry used last is the last to be forgotten.
    heights.delete(key);
    if (height) heights.set(key, height);
    // What was left a moment ago is known here only.
    keepHeights({ key });
    return height?.[0];
  };
  enter();
  addEventListener('scroll', () => {
    note();
    timer ??= setTimeout(save, saveMilliseconds);
  });
  return { save, enter };
}
