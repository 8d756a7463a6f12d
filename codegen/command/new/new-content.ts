import { cpSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { productFolder } from '../../files/site-folder.ts';
import { ownRepository } from './own-repository.ts';

/** The smallest shop there is, which the tests check, build and visit. */
const starter = join(import.meta.dirname, '../../testdata/ok/bicycles/content');

/** What stands around the content in a folder of its own. */
const around = join(import.meta.dirname, 'folder');
const program = '.github/program';

/** The same as for a change of this program's own content. */
const template = '.github/pull_request_template.md';

/** Writes the folder of a dealer with a small shop, where nothing is yet but what git keeps. */
export function writeNewContent([folder, ...rest]: readonly string[]): {
  readonly text: string;
  readonly isWritten: boolean;
} {
  const refuse = (text: string) => ({ text: `${text}\n`, isWritten: false });
  if (folder === undefined) return refuse('Name an empty folder, as in make new DIR=../shop.');
  if (rest.length > 0) return refuse(`Name one folder, not ${rest.length + 1}.`);
  const target = resolve(folder);
  if (basename(target) === 'content')
    return refuse(`Name the folder above ${folder}: content/ is made in it.`);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) return refuse(`${folder} is a file: name an empty folder.`);
  if (found && readdirSync(target).some((name) => name !== '.git'))
    return refuse(
      `The folder ${folder} is not empty, and nothing in it was changed: name another.`,
    );
  cpSync(starter, join(target, 'content'), { recursive: true });
  cpSync(around, target, { recursive: true });
  cpSync(join(productFolder, template), join(target, template));
  const isKnown = nameProgram(join(target, program));
  fill(join(target, 'README.md'), { 'CONTENT=<folder>': `CONTENT=${folder}` });
  return { text: `${written(folder, isKnown)}\n`, isWritten: true };
}

/** Has the pull requests checked with the program as it is now; false if nobody knows where it can be had from. */
function nameProgram(file: string): boolean {
  const own = ownRepository();
  if (own) fill(file, { 'your-name/dealer-site': own.name, 'ref=main': `ref=${own.commit}` });
  return own !== undefined;
}

function fill(file: string, words: Readonly<Record<string, string>>): void {
  const text = Object.entries(words).reduce(
    (now, [from, to]) => now.replaceAll(from, () => to),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

function written(folder: string, isKnown: boolean): string {
  const files = globSync('**/*.yaml', { cwd: starter }).sort();
  return [
    `Written to ${folder}: a small shop in ${files.length} files, a README, and workflows for pull requests on GitHub.`,
    ...files.map((file) => `  ${join(folder, 'content', file)}`),
    '',
    `1. Put your own name, phone and hours into ${join(folder, 'content/site.yaml')}, and go on from there.`,
    `2. make dev CONTENT=${folder}    shows the site while you edit`,
    `   make check CONTENT=${folder}  says what is wrong`,
    `3. git -C ${folder} init, add and commit, then push it to a repository of its own.`,
    ...(isKnown
      ? []
      : [`   Write into ${join(folder, program)} which repository this program is in.`]),
  ].join('\n');
}
