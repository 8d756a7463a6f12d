import { useSyncExternalStore } from 'react';
import { parseShortlist, withListed, withoutListed } from '../domain/shortlist.ts';

const storageKey = 'shortlist';

const nothing: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly list: readonly string[] } = {
  text: null,
  list: nothing,
};
/** True once the browser has refused to store anything: then the shortlist lasts until the page is left. */
let isRefused = false;

function readText(): string | null {
  try {
    return isRefused ? known.text : localStorage.getItem(storageKey);
  } catch {
    return known.text;
  }
}

function readList(): readonly string[] {
  const text = readText();
  // The same array as long as the text is the same, so that React sees no change.
  if (known.text !== text) known = { text, list: parseShortlist(text) };
  return known.list;
}

function keepList(list: readonly string[]): void {
  const text = list.length === 0 ? null : JSON.stringify(list);
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    isRefused = true;
  }
  known = { text, list };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another window may change the shortlist.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The ids of the vehicles on the visitor's shortlist; none on the server. */
export function useShortlist(): readonly string[] {
  return useSyncExternalStore(listen, readList, () => nothing);
}

/** Puts a vehicle on the shortlist. */
export function addToShortlist(id: string): void {
  keepList(withListed(readList(), id));
}

/** Takes a vehicle off the shortlist. */
export function removeFromShortlist(id: string): void {
  keepList(withoutListed(readList(), id));
}

/** Replaces the shortlist with these vehicles. */
export function replaceShortlist(ids: readonly string[]): void {
  keepList(ids);
}
