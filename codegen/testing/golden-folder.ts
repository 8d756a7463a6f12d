import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileKinds, templateNouns } from '../model/nouns.ts';
import type { Project } from '../read-project.ts';
import { formatNames } from '../resolve/facts/format-fact.ts';

// Test support. Each folder with errors, which stands with the rule that finds them or in testdata/err, is laid over the
// dealer in testdata/ok/kayaks: its files are added or replace others, the files named in remove.txt are removed, and
// those in links.txt become links, because a copy of the project may lose its links.

const codegen = join(import.meta.dirname, '..');
const base = join(codegen, 'testdata/ok/kayaks');

const folders = globSync('{testdata/err,rules/*/testdata}/*/', { cwd: codegen }).map((folder) =>
  join(codegen, folder),
);

/** The names of all golden folders. */
export const goldenFolders: readonly string[] = folders.map((folder) => basename(folder)).sort();

function folderOf(name: string): string {
  const [folder, other] = folders.filter((each) => basename(each) === name);
  if (folder === undefined || other !== undefined) throw new Error(`not one folder "${name}"`);
  return folder;
}

/** The file with the expected report of a golden folder. */
export function expectedFile(name: string): string {
  return join(folderOf(name), 'expected.txt');
}

const contentFolders = fileKinds.map(({ pattern }) => pattern.split('/')[0] ?? '');
const ownNames = [...contentFolders, ...templateNouns, ...formatNames].join('|');
const listOfNames = new RegExp(`\\b(?:(?:${ownNames})(?:, | or )){3,}(?:${ownNames})\\b`, 'g');

/**
 * A report without what grows with the product or the dealer: lists of all folders, templates, units, formats and default
 * texts, and the count of files. So whatever is added changes no expected report.
 */
export function withoutInventory(report: string): string {
  return report
    .replaceAll(listOfNames, '…')
    .replace(/ in \d+ files(?: \(.*\))?$/m, '')
    .replace(/leaves out \d+ texts/, 'leaves out … texts')
    .replace(/(?:^ {2}see: .* without .*\n)+/m, '  see:  …\n');
}

/** Makes the project of a golden folder below `scratch` and returns its root. */
export function layOver(name: string, scratch: string): string {
  const root = join(scratch, name);
  const folder = folderOf(name);
  cpSync(base, root, { recursive: true });
  if (existsSync(join(folder, 'content'))) {
    cpSync(join(folder, 'content'), join(root, 'content'), { recursive: true });
  }
  for (const file of linesIn(join(folder, 'remove.txt'))) {
    rmSync(join(root, file), { recursive: true });
  }
  for (const line of linesIn(join(folder, 'links.txt'))) {
    const [file = '', target = ''] = line.split(' ');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    symlinkSync(target, join(root, file));
  }
  return root;
}

function linesIn(list: string): readonly string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}

/** The project of a folder, with this project's own schemas. */
export function projectAt(root: string): Project {
  return { root, schemaDir: join(import.meta.dirname, '../../schema'), today: '2026-11-26' };
}
