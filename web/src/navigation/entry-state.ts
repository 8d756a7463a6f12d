/** What this site keeps with an entry of the browser's history; nothing else is kept in the browser. */
interface EntryState {
  /** Tells the entry from others of the same address. */
  readonly key?: string;
  /** How far it and the entries before it were scrolled, in pixels, by their keys. */
  readonly heights?: Readonly<Record<string, number>>;
  /** True while the entry only stands for the open menu. */
  readonly isMenu?: boolean;
}

/** The state of the present entry. */
export function entryState(): EntryState {
  return history.state ?? {};
}

/** Adds to the state of the present entry; the address stays. */
export function updateEntry(change: EntryState): void {
  history.replaceState({ ...entryState(), ...change }, '');
}
