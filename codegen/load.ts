import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from './content-kinds.ts';
import type { Diagnostic } from './diagnostic.ts';
import { faultInFile, inOrder } from './diagnostic-list.ts';
import type { Placement } from './place-file.ts';
import { placeFile } from './place-file.ts';
import type { RefusedFile } from './refused.ts';

/** The text of a content file, and what it is by its place. */
export interface ContentFile {
  readonly file: string;
  readonly kind: ContentKind;
  readonly id: string;
  readonly text: string;
}

/** Everything found below `content/`. Each file is in exactly one of the lists; hidden files are passed over. */
export interface Loaded {
  readonly files: readonly ContentFile[];
  readonly pictures: readonly string[];
  readonly refused: readonly RefusedFile[];
  readonly diagnostics: readonly Diagnostic[];
  readonly found: number;
  textOf(file: string): string | undefined;
}

const largestFile = 1024 * 1024;
const folder = 'content';

/** Reads all content files below `root`, one at a time, so that no more than one is ever open. */
export function loadContent(root: string): Loaded {
  const files: ContentFile[] = [];
  const pictures: string[] = [];
  const refused: RefusedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const found = listFiles(root, folder);
  for (const item of found) {
    const loaded = loadFile(root, item);
    if (typeof loaded === 'string') pictures.push(loaded);
    else if ('text' in loaded) files.push(loaded);
    else {
      refused.push(loaded.refused);
      diagnostics.push(loaded.diagnostic);
    }
  }
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const textOf = (file: string) => texts.get(file);
  return { files, pictures, refused, diagnostics, found: found.length, textOf };
}

interface Refusal {
  readonly refused: RefusedFile;
  readonly diagnostic: Diagnostic;
}

interface FoundFile {
  readonly file: string;
  /** Why it cannot be read, if that is known already. */
  readonly problem?: string;
}

function loadFile(root: string, found: FoundFile): ContentFile | string | Refusal {
  const place = placeFile(found.file.slice(folder.length + 1));
  const refuse = (code: string, message: string, help?: string): Refusal => ({
    refused: { file: found.file, ...meaningOf(place) },
    diagnostic: faultInFile(found.file, { code, message, ...(help ? { help } : {}) }),
  });
  if (found.problem) return refuse('unreadable', found.problem);
  if (place.is === 'misplaced') return refuse(place.code, place.message, place.help);
  if (place.is === 'picture') return found.file;
  const read = readText(join(root, found.file));
  if ('problem' in read) return refuse('unreadable', read.problem);
  return { file: found.file, kind: place.kind, id: place.id, text: read.text };
}

/** What a file was meant to be. One whose name is only written wrongly is known by what it would be. */
function meaningOf(place: Placement): { noun: string; id: string } {
  if (place.is === 'record') return { noun: place.kind.noun, id: place.id };
  const tidyPath = place.is === 'misplaced' ? place.tidyPath : undefined;
  const tidy = tidyPath === undefined ? place : placeFile(tidyPath);
  return tidy.is === 'record' ? meaningOf(tidy) : { noun: '', id: '' };
}

/** All files below a folder, sorted. Links to folders are not followed, so that no loop can arise. */
function listFiles(root: string, path: string): FoundFile[] {
  const list: FoundFile[] = [];
  let entries: ReturnType<typeof readEntries>;
  try {
    entries = readEntries(join(root, path));
  } catch (error) {
    return [{ file: path, problem: `the folder cannot be read: ${reasonOf(error)}` }];
  }
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const file = `${path}/${entry.name}`;
    if (entry.isDirectory() && !isYamlName(entry.name)) list.push(...listFiles(root, file));
    else list.push({ file, ...problemOf(join(root, file)) });
  }
  return list.sort((one, other) => inOrder(one.file, other.file));
}

function readEntries(path: string) {
  return readdirSync(path, { withFileTypes: true });
}

function isYamlName(name: string): boolean {
  return name.endsWith('.yaml') || name.endsWith('.yml');
}

function problemOf(path: string): { problem?: string } {
  try {
    const status = statSync(path);
    if (status.isDirectory()) return { problem: 'this is a folder, not a file' };
    if (!status.isFile()) return { problem: 'this is no ordinary file' };
    if (status.size > largestFile && isYamlName(path)) {
      return { problem: 'the file is larger than one megabyte' };
    }
    return {};
  } catch (error) {
    return { problem: `the file cannot be read: ${reasonOf(error)}` };
  }
}

function readText(path: string): { text: string } | { problem: string } {
  try {
    const bytes = readFileSync(path);
    if (!isUtf8(bytes)) return { problem: 'the file is not valid UTF-8 text; save it as UTF-8' };
    return { text: bytes.toString('utf8') };
  } catch (error) {
    return { problem: `the file cannot be read: ${reasonOf(error)}` };
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ELOOP: 'its links lead in a circle',
  ENOENT: 'it does not exist, or it is a link that leads nowhere',
  ENOTDIR: 'it is not a folder',
  EMFILE: 'too many files are open',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (code || String(error));
}
