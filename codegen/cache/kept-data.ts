import type { ContentFile } from '../model/source.ts';
import { keyOfText, readKept, writeKept } from './kept-file.ts';

/** Data of good files as JSON, kept from run to run by the text it was read from. */
export interface KeptData {
  /** The data of a file, if its text has been found good by its schema. */
  find(file: ContentFile): string | undefined;
  add(file: ContentFile, json: string): void;
  /** Keeps what was found or added, and of the rest what was kept last, no more than as much again. */
  save(): void;
}

/** Opens what is kept at `path`, provided that the same compiler made it by the same schemas. */
export function openKeptData(path: string, key: string): KeptData {
  const known = new Map(readKept(path, key)?.split('\n').map(readLine));
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    find(file) {
      const name = keyOfFile(file);
      const json = known.get(name);
      if (json !== undefined) used.set(name, json);
      return json;
    },
    add(file, json) {
      const name = keyOfFile(file);
      known.set(name, json);
      used.set(name, json);
      isChanged = true;
    },
    save() {
      if (!isChanged) return;
      const all = [...newestUnused(known, used), ...used];
      writeKept(path, key, all.map(([name, json]) => `${name} ${json}`).join('\n'));
      isChanged = false;
    },
  };
}

/** What was kept last of what is not used any more, up to the size of what is: an undone change is then known. */
function newestUnused(known: ReadonlyMap<string, string>, used: ReadonlyMap<string, string>) {
  let room = 0;
  for (const json of used.values()) room += json.length;
  const unused = [...known].filter(([name]) => !used.has(name)).reverse();
  const end = unused.findIndex(([, json]) => {
    room -= json.length;
    return room < 0;
  });
  return (end === -1 ? unused : unused.slice(0, end)).reverse();
}

const keys = new WeakMap<ContentFile, string>();

/** A fingerprint of what a file says. Where it is does not matter: the same text by the same schema is the same data. */
export function keyOfFile(file: ContentFile): string {
  const key = keys.get(file) ?? keyOfText(`${file.kind.schema}\n${file.text}`);
  keys.set(file, key);
  return key;
}

function readLine(line: string): [string, string] {
  const end = line.indexOf(' ');
  return [line.slice(0, end), line.slice(end + 1)];
}
