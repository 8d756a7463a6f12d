import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Remembers from run to run what each page was made of. */
export interface Memory {
  /** True when a page was made of the same things and its file is still there; notes what it is made of now. */
  isKnown(path: string, key: string, file: string | undefined): boolean;
  readonly entries: Readonly<Record<string, string>>;
}

/** Reads what the last run remembered; an unreadable memory is an empty one. */
export function readMemory(project: string): Memory {
  const before = readEntries(memoryFile(project));
  const entries: Record<string, string> = {};
  return {
    entries,
    isKnown(path, key, file) {
      entries[path] = key;
      return before[path] === key && file !== undefined;
    },
  };
}

/** Keeps what this run has noted. */
export function saveMemory(project: string, { entries }: Memory): void {
  mkdirSync(join(project, '.cache'), { recursive: true });
  writeFileSync(memoryFile(project), JSON.stringify(entries));
}

/** Forgets every run, so that the next one renders each page. */
export function forget(project: string): void {
  rmSync(memoryFile(project), { force: true });
}

function memoryFile(project: string): string {
  return join(project, '.cache', 'pages.json');
}

function readEntries(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
