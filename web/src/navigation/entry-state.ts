/** The scroll position of an entry in pixels, and when it was recorded. */
export type Height = readonly [pixels: number, when: number];

/** What this site stores with an entry of the browser's history; nothing else is stored in the browser. */
export interface EntryState {
  /** Distinguishes the entry from others with the same address. */
  readonly key?: string;
  /** The scroll positions of this entry and those before it, by key. */
  readonly heights?: Readonly<Record<string, Height>>;
  /** True while the entry only represents the open menu. */
  readonly isMenu?: boolean;
}

/** The state of the current entry. */
export function entryState(): EntryState {
  return history.state ?? {};
}
