import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { clearPlace, keyOf } from '../cache/kept-file.ts';
import { reasonOf } from '../diagnostics/failure-reason.ts';

/** Holds the key of the emitted types; its presence also marks the folder as output of the compiler. */
export const typesKeyFile = '.types-key';

/** A file below the output folder. Without a text, the existing file is kept. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string | undefined;
}

/** What a run changed in the output folder, by path below it. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** The output could not be written; the message is one sentence that says why. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';
}

const partial = '.part';

/**
 * Makes the output folder contain exactly these files; their texts are read one at a time. Unchanged files are not
 * touched. All texts are written to temporary files before any is renamed, so that a run that fails halfway (on a full
 * disk, for example) leaves the last good output.
 */
export function writeFiles(folder: string, files: Iterable<EmittedFile>): Written {
  const { paths, removed, isOurs } = prepareFiles(folder, files);
  for (const path of paths) {
    if (isOurs) clearPlace(join(folder, path));
    // In a folder that somebody else made, nothing is removed.
    else if (isFolder(join(folder, path)))
      throw new WriteFailure(`The output cannot be written to ${folder}: ${path} is a folder.`);
    renameSync(join(folder, path + partial), join(folder, path));
  }
  for (const path of removed)
    if (!isFolder(join(folder, path))) rmSync(join(folder, path), { force: true });
  if (isOurs) removeEmptyFolders(folder);
  return { written: paths, removed };
}

/** Writes every changed text to a temporary file; if one fails, all are removed again. */
function prepareFiles(folder: string, files: Iterable<EmittedFile>) {
  const made: string[] = [];
  try {
    make(folder, made);
    // Remove files only from a folder marked as output.
    const isOurs = existsSync(join(folder, typesKeyFile));
    const old = isOurs ? listFiles(folder, '') : [];
    const kept = new Set<string>();
    const paths: string[] = [];
    for (const { path, text } of files) {
      kept.add(path);
      if (text === undefined || text === read(folder, path)) continue;
      if (isOurs) clearPlace(join(folder, path + partial));
      writePart(join(folder, path), text, made);
      paths.push(path);
    }
    return { paths, removed: old.filter((path) => !kept.has(path)), isOurs };
  } catch (error) {
    for (const path of made.toReversed()) rmSync(path, { force: true, recursive: true });
    const message = `The output cannot be written to ${folder}: ${reasonOf(error)}. What was there before is left as it was.`;
    throw new WriteFailure(message, { cause: error });
  }
}

/** The text of the file that holds the key of the types, and a digest of their modules. */
export function typesKeyText(key: string, modules: Iterable<string | undefined>): string {
  return `${key} ${keyOf([...modules].map((text) => text ?? ''))}\n`;
}

/** Whether the modules of the types are there as they were written under this key. */
export function hasTypes(folder: string, key: string, paths: readonly string[]): boolean {
  const modules = paths.map((path) => read(folder, path));
  return read(folder, typesKeyFile) === typesKeyText(key, modules);
}

function writePart(path: string, text: string, made: string[]): void {
  make(dirname(path), made);
  const file = openSync(path + partial, 'w');
  made.push(path + partial);
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

/** Creates a folder, and records the outermost new one. */
function make(folder: string, made: string[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first) made.push(first);
}

function read(folder: string, path: string): string | undefined {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    // Whatever cannot be read is written anew.
    return undefined;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}
