import type { ContentFile } from '../model/source.ts';
import { keyOfText, readKept, writeKept } from './kept-file.ts';

/** Data of good files as JSON, cached between runs under the text it was parsed from. */
export interface KeptData {
  /** The data of a file, if an earlier run found its text valid by its schema. */
  find(file: ContentFile): string | undefined;
  add(file: ContentFile, json: string): void;
  /** Saves what was added. Unused data stays only up to the size of the used data, and a quarter of that besides. */
  save(): void;
}

/**
 * Opens the cache at `path` if the same compiler wrote it with the same schemas. Recent changes go to a second file, so
 * that saving one content file does not rewrite all of the data, which took 3 of 105 ms.
 */
export function openKeptData(path: string, key: string): KeptData {
  const recentPath = `${path}-recent`;
  const old = new Map(readEntries(path, key));
  const recent = new Map(readEntries(recentPath, key));
  const used = new Map<string, string>();
  let isChanged = false;
  return {
    find(file) {
      const name = keyOfFile(file);
      const json = recent.get(name) ?? old.get(name);
      if (json !== undefined) used.set(name, json);
      return json;
    },
    add(file, json) {
      const name = keyOfFile(file);
      recent.set(name, json);
      used.set(name, json);
      isChanged = true;
    },
    save() {
      if (!isChanged) return;
      isChanged = false;
      const isSmall = sizeOf(recent.values()) < sizeOf(old.values()) / 4;
      if (isSmall) return writeEntries(recentPath, key, [...recent]);
      const known = new Map([...old, ...recent]);
      writeEntries(path, key, [...newestUnused(known, used), ...used]);
      writeEntries(recentPath, key, []);
    },
  };
}

/** The newest unused entries, up to the size of the used ones, so that undoing a change hits the cache. */
function newestUnused(known: ReadonlyMap<string, string>, used: ReadonlyMap<string, string>) {
  let room = sizeOf(used.values());
  const unused = [...known].filter(([name]) => !used.has(name)).reverse();
  const end = unused.findIndex(([, json]) => {
    room -= json.length;
    return room < 0;
  });
  return (end === -1 ? unused : unused.slice(0, end)).reverse();
}

function sizeOf(texts: Iterable<string>): number {
  let size = 0;
  for (const text of texts) size += text.length;
  return size;
}

const keys = new WeakMap<ContentFile, string>();

/** A fingerprint of a file's text and schema. Its path does not matter: the same text and schema give the same data. */
export function keyOfFile(file: ContentFile): string {
  const key = keys.get(file) ?? keyOfText(`${file.kind.schema}\n${file.text}`);
  keys.set(file, key);
  return key;
}

type Entry = readonly [name: string, json: string];

function readEntries(path: string, key: string): readonly Entry[] {
  const lines = readKept(path, key);
  return lines ? lines.split('\n').map(readLine) : [];
}

function writeEntries(path: string, key: string, entries: readonly Entry[]): void {
  writeKept(path, key, entries.map(([name, json]) => `${name} ${json}`).join('\n'));
}

function readLine(line: string): Entry {
  const end = line.indexOf(' ');
  return [line.slice(0, end), line.slice(end + 1)];
}
