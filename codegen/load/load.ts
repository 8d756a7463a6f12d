import { join } from 'node:path';
import type { Message } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { renaming } from '../diagnostics/fixes.ts';
import { anyOwner, type ContentFile, type InvalidFile } from '../model/source.ts';
import { isOfSyncing, originalOf, sisterOf } from './file-name.ts';
import { type FileIdentity, identifyFile } from './identify-file.ts';
import { type FoundFile, listFiles } from './list-files.ts';
import { lastName } from './match-pattern.ts';
import { readText } from './read-text.ts';

/** Everything found below `content/`. Each file is in exactly one of the lists. */
export interface Loaded {
  readonly files: readonly ContentFile[];
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
  readonly invalidFiles: readonly InvalidFile[];
  readonly findings: readonly Finding[];
  readonly found: number;
  textOf(file: string): string | undefined;
}

/** More files than this count as a mistake, such as a folder copied into itself, unless an option allows them. */
export const usualMaxFiles = 2000;

const folder = 'content';

/** Reads all content files below `root`, one at a time; none at all if there are more than `maxFiles`. */
export function loadContent(root: string, maxFiles = usualMaxFiles): Loaded {
  const found = listFiles(root, folder);
  const files: ContentFile[] = [];
  const others: string[] = [];
  const invalidFiles: InvalidFile[] = [];
  const foreign: [file: string, text: string][] = [];
  const findings: Finding[] = [];
  const names = new Set(found.map(({ file }) => file));
  if (found.length > maxFiles) {
    findings.push(tooManyFiles(found.length, maxFiles));
    invalidFiles.push(...found.map(({ file }) => invalidFile(file, identityOf(file, names))));
  }
  for (const item of found.length > maxFiles ? [] : found) {
    const loaded = loadFile(root, item, names);
    if (typeof loaded === 'string') others.push(loaded);
    else if ('kind' in loaded) files.push(loaded);
    else {
      if (loaded.text !== undefined) foreign.push([item.file, loaded.text]);
      invalidFiles.push(loaded.invalidFile);
      findings.push(loaded.finding);
    }
  }
  const texts = new Map([...files.map(({ file, text }) => [file, text] as const), ...foreign]);
  const textOf = (file: string) => texts.get(file);
  const [pictures, fonts] = [others.filter((file) => !isFont(file)), others.filter(isFont)];
  return { files, pictures, fonts, invalidFiles, findings, found: found.length, textOf };
}

const isFont = (file: string) => file.endsWith('.woff2');

function tooManyFiles(found: number, maxFiles: number): Finding {
  const [many, most] = [found, maxFiles].map((count) => count.toLocaleString('en-US'));
  return {
    source: { file: folder },
    code: 'too-many-files',
    message: `there are ${many} files here; at most ${most} are read`,
    help: `If they all belong there, allow them: --max-files ${found}`,
  };
}

interface Rejected {
  /** The text of a file in another encoding, as far as it can be read. */
  readonly text?: string;
  readonly invalidFile: InvalidFile;
  readonly finding: Finding;
}

function loadFile(
  root: string,
  { file, problem }: FoundFile,
  names: ReadonlySet<string>,
): ContentFile | string | Rejected {
  const identity = identityOf(file, names);
  const reject = (finding: Finding): Rejected => ({
    invalidFile: invalidFile(file, identity),
    finding,
  });
  const misplaced = problem ?? misplacement(file, identity, names);
  if (misplaced) return reject({ source: { file }, ...misplaced });
  if (identity.is !== 'record') return file;
  const text = readText(join(root, file), file);
  if (typeof text === 'string') return { file, kind: identity.kind, id: identity.id, text };
  return { ...reject(text.finding), ...(text.text !== undefined && { text: text.text }) };
}

function identityOf(file: string, names: ReadonlySet<string>): FileIdentity {
  return identifyFile(file.slice(folder.length + 1), (path) => names.has(`${folder}/${path}`));
}

function misplacement(
  file: string,
  identity: FileIdentity,
  names: ReadonlySet<string>,
): Message | undefined {
  if (identity.is !== 'misplaced') return undefined;
  const { code, message, help, tidyPath = '' } = identity;
  const tidyFile = `${folder}/${tidyPath}`;
  const copied = copyText(file, tidyFile, names);
  if (copied) return copied;
  if (!names.has(tidyFile)) {
    if (identifyFile(tidyPath).is === 'misplaced') return { code, message, help };
    const others = [...names].filter(
      (name) => name !== file && tidyPathOf(name, names) === tidyPath,
    );
    if (others.length > 0) return sameName(identity, tidyFile, others);
    return { code, message, help, ...renaming(identity.isSure === true, file, tidyFile) };
  }
  const other = { file: tidyFile, line: 1, column: 1, message: 'this file already has that name' };
  return { code, message, help: 'Give it another name, or remove it.', related: [other] };
}

/** Misnamed files that would all have one name: `Café.yaml` twice, with its accent saved in two ways. */
function sameName(
  { code, message }: Message,
  tidyFile: string,
  others: readonly string[],
): Message {
  const related = others.map((file) => {
    return { file, line: 1, column: 1, message: 'this file would have that name too' };
  });
  const help = `${others.length === 1 ? 'Both' : 'All of them'} would be ${tidyFile}: rename one to that, and give the rest other names, or remove them.`;
  return { code, message, help, related };
}

/** What is wrong with a file whose name is that of another, marked as a copy, or begins with that of another. */
function copyText(file: string, tidyFile: string, names: ReadonlySet<string>): Message | undefined {
  const marked = originalOf(file);
  const isMarked = marked !== undefined && marked !== file && names.has(marked);
  const original = isMarked ? marked : sisterOf(file, names);
  if (original === undefined) return undefined;
  if (isOfSyncing(file))
    return {
      code: 'wrong-file-name',
      message: `a program that syncs or merges left this beside ${original}: both were changed`,
      help: 'Compare the two, keep in the other what is meant, and delete this one.',
    };
  const isFree = !names.has(tidyFile);
  return {
    code: 'wrong-file-name',
    message: `this looks like a copy of ${original}`,
    help: `If it is one, delete it. If it holds something else, give it a name of its own${isFree ? `, such as ${tidyFile}` : ''}.`,
    ...(isFree && renaming(false, file, tidyFile)),
  };
}

function tidyPathOf(file: string, names: ReadonlySet<string>): string | undefined {
  const identity = identityOf(file, names);
  return identity.is === 'misplaced' ? identity.tidyPath : undefined;
}

/** What an invalid file was meant to be, even if its name is misspelled. */
function invalidFile(file: string, identity: FileIdentity): InvalidFile {
  if (identity.is === 'record') return { file, noun: identity.kind.noun, id: identity.id };
  if (identity.is === 'misplaced' && identity.noun)
    return { file, noun: identity.noun, id: anyOwner + lastName(file) };
  const tidyPath = identity.is === 'misplaced' ? identity.tidyPath : undefined;
  const tidy = tidyPath === undefined ? identity : identifyFile(tidyPath);
  return tidy.is === 'record' ? invalidFile(file, tidy) : { file, noun: '', id: '' };
}
