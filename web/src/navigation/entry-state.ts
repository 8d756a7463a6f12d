/** How far an entry was scrolled, in pixels, and when that was. */
export type Height = readonly [pixels: number, when: number];

/** What this site keeps with an entry of the browser's history; nothing else is kept in the browser. */
export interface EntryState {
  /** Tells the entry from others of the same address. */
  readonly key?: string;
  /** Where it and the entries before it stood, by their keys. */
  readonly heights?: Readonly<Record<string, Height>>;
  /** True while the entry only stands for the open menu. */
  readonly isMenu?: boolean;
}

/** The state of the present entry. */
export function entryState(): EntryState {
  return history.state ?? {};
}
