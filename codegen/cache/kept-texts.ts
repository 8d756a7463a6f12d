import { readKept, writeKept } from './kept-file.ts';

/** Texts by the name of what they were made from. */
interface KeptTexts {
  /** The text of that name; made if it is not known. */
  remember(name: string, make: () => string): string;
  /** Keeps the texts that were asked for, and no others. */
  save(): void;
}

/** Texts that are kept at `path` from run to run, provided that the same code made them. */
export function openKeptTexts(path: string, key: string): KeptTexts {
  const known = new Map(readEntries(readKept(path, key)));
  const used = new Map<string, string>();
  let isChanged = false;
  return {
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
