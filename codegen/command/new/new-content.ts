import { cpSync, globSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The smallest shop there is, which the tests check, build and visit. */
const starter = join(import.meta.dirname, '../../testdata/ok/bicycles/content');

/** Writes the content of a small shop into a folder that is empty or not there yet. */
export function writeNewContent([folder, ...rest]: readonly string[]): {
  readonly text: string;
  readonly isWritten: boolean;
} {
  const refuse = (text: string) => ({ text: `${text}\n`, isWritten: false });
  if (folder === undefined) return refuse('Name an empty folder, as in make new DIR=content.');
  if (rest.length > 0) return refuse(`Name one folder, not ${rest.length + 1}.`);
  const target = resolve(folder);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return refuse(`${folder} is a file: name an empty folder.`);
  if (found && readdirSync(target).length > 0)
    return refuse(
      `The folder ${folder} is not empty, and nothing in it was changed: name another.`,
    );
  cpSync(starter, target, { recursive: true });
  return { text: `${written(folder)}\n`, isWritten: true };
}

function written(folder: string): string {
  const files = globSync('**/*.yaml', { cwd: starter }).sort();
  return [
    `Written to ${folder}, a small shop in ${files.length} files:`,
    ...files.map((file) => `  ${join(folder, file)}`),
    'Put your own name, phone and hours in site.yaml, and go on from there. make check says what is wrong.',
  ].join('\n');
}
