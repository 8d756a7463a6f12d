import { readKept, writeKept } from './kept-file.ts';

/** Cached texts by name. */
export interface KeptTexts {
  /** The text of that name, if it is cached. */
  find(name: string): string | undefined;
  /** The text of that name; made if it is not cached. */
  remember(name: string, make: () => string): string;
  /** Saves the texts that this run used, and no others. */
  save(): void;
}

/** Opens the texts cached at `path`, if they have that key. */
export function openKeptTexts(path: string, key: string): KeptTexts {
  const known = new Map(readEntries(readKept(path, key)));
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    find: (name) => used.get(name) ?? known.get(name),
    remember(name, make) {
      const asked = used.get(name);
      if (asked !== undefined) return asked;
      const text = known.get(name) ?? make();
      isChanged ||= !known.has(name);
      used.set(name, text);
      return text;
    },
    save() {
      if (isChanged) writeKept(path, key, JSON.stringify([...used]));
      isChanged = false;
    },
  };
}

function readEntries(kept: string | undefined): [string, string][] {
  return kept === undefined ? [] : JSON.parse(kept);
}
