import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf } from '../diagnostics/phrases.ts';
import { clearPlace, type StagedFile, stageFile } from '../files/replace-file.ts';

/** A file below the output folder. */
export interface EmittedFile {
  readonly path: string;
  readonly text: string;
}

/** Marks a folder as output of the compiler, which may remove whatever else is in it. */
export const outputMark: EmittedFile = {
  path: '.compiled',
  text: 'The compiler writes this folder, and removes from it what it has not written.\n',
};

/** What a run changed in the output folder, by path below it. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** The output could not be written; the message is one sentence that says why. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure';
}

/**
 * Makes the output folder contain exactly these files; their texts are read one at a time. Unchanged files are not
 * touched. All texts are complete under temporary names before any is put in its place, so that a run that fails halfway
 * (on a full disk, for example) leaves the last good output.
 */
export function writeFiles(folder: string, files: Iterable<EmittedFile>): Written {
  const { staged, removed, isOurs } = stageAll(folder, files);
  for (const [path, file] of staged) {
    if (isOurs) clearPlace(join(folder, path));
    // In a folder that somebody else made, nothing is removed.
    else if (isFolder(join(folder, path)))
      throw new WriteFailure(`The output cannot be written to ${folder}: ${path} is a folder.`);
    file.commit();
  }
  for (const path of removed)
    if (!isFolder(join(folder, path))) rmSync(join(folder, path), { force: true });
  if (isOurs) removeEmptyFolders(folder);
  return { written: [...staged.keys()], removed };
}

/** Stages every changed text; if one fails, all are discarded. */
function stageAll(folder: string, files: Iterable<EmittedFile>) {
  const staged = new Map<string, StagedFile>();
  const made: string[] = [];
  try {
    make(folder, made);
    const isOurs = existsSync(join(folder, outputMark.path));
    const old = isOurs ? listFiles(folder, '') : [];
    const emitted = new Set<string>();
    for (const { path, text } of files) {
      emitted.add(path);
      if (text === read(folder, path)) continue;
      if (isOurs) clearPlace(join(folder, path));
      make(dirname(join(folder, path)), made);
      staged.set(path, stageFile(join(folder, path), text));
    }
    return { staged, removed: old.filter((path) => !emitted.has(path)), isOurs };
  } catch (error) {
    for (const file of staged.values()) file.discard();
    for (const path of made.toReversed()) rmSync(path, { force: true, recursive: true });
    const message = `The output cannot be written to ${folder}: ${reasonOf(error)}. What was there before is left as it was.`;
    throw new WriteFailure(message, { cause: error });
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
