import { type EntryState, entryState, type Height } from './entry-state.ts';

/** A place in the history. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where a step leads on the page: a scroll position, the element of the hash, or no change. */
export type Target = number | 'hash' | 'keep';

/** Scrolls without animation, so that a page appears at its final position. */
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

/** Remembers the scroll position of each history entry. */
export interface ScrollMemory {
  /** Saves the scroll position with the current entry. */
  save(): void;
  /** Makes the current entry the one to track from now on; returns its saved position, if known. */
  enter(): number | undefined;
}

/** Often enough for a tab that is closed without notice, and within Safari's limit. */
const saveMilliseconds = 150;
const mostHeights = 50;

/** True if the current entry was already ours before the page was reloaded. */
export function isTakenOver(): boolean {
  return history.scrollRestoration === 'manual';
}

/**
 * Takes over scroll restoration from the browser, which restores before a page has its content. This applies per entry:
 * one that the browser added is restored by the browser, on whatever page is shown when it is reached.
 */
export function createScrollMemory(): ScrollMemory {
  let key: string;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heights = new Map<string, Height>();
  // Between Back and the arrival of the entry's page, the last entry's page is still shown.
  const note = () => {
    if (entryState().key !== key || heights.get(key)?.[0] === window.scrollY) return;
    heights.set(key, [window.scrollY, Date.now()]);
  };
  // An entry may know less about the others than the one it is reached from, and vice versa.
  const mergeHeights = () => {
    for (const [each, height] of Object.entries(entryState().heights ?? {})) {
      if ((heights.get(each)?.[1] ?? 0) < height[1]) heights.set(each, height);
    }
  };
  const keepHeights = (change?: EntryState) => {
    const kept = Object.fromEntries([...heights].slice(-mostHeights));
    const state = { ...entryState(), ...change, heights: kept };
    // Each call takes the browser 1 ms, or 10 ms if it is busy, while a visitor waits.
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
    // The most recently used entry is evicted last.
    heights.delete(key);
    if (height) heights.set(key, height);
    // A position recorded a moment ago is known only here.
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
