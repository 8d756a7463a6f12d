import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BadContent } from './bad-content.ts';
import { textOf } from './bad-content.ts';

/** A file with a forbidden path or name. */
function named(file: string, code: string, shown = file): BadContent {
  const name = `a file named ${JSON.stringify(file)}`;
  const files = { [file]: textOf('facts/water.yaml') };
  return { name, files, diagnostics: [`${shown}:1:1 ${code}`] };
}

/** Entries that are not ordinary files. */
export const specialFileRows: readonly BadContent[] = [
  {
    name: 'a link to a file outside',
    prepare: (content) => symlinkSync('/etc/passwd', join(content, 'facts/tides.yaml')),
    diagnostics: ['facts/tides.yaml:1:1 link'],
  },
  {
    name: 'a link to a file beside it',
    prepare: (content) => symlinkSync('water.yaml', join(content, 'facts/tides.yaml')),
    diagnostics: ['facts/tides.yaml:1:1 link'],
  },
  {
    name: 'a link that leads nowhere',
    prepare: (content) => symlinkSync('none.yaml', join(content, 'facts/tides.yaml')),
    diagnostics: ['facts/tides.yaml:1:1 link'],
  },
  {
    name: 'a link to a folder',
    prepare: (content) => symlinkSync('/', join(content, 'facts/root')),
    diagnostics: ['facts/root:1:1 link'],
  },
  {
    name: 'a picture that is a link',
    prepare: (content) => symlinkSync('/etc/passwd', join(content, 'pictures/boats/secret.webp')),
    diagnostics: ['pictures/boats/secret.webp:1:1 link'],
  },
  {
    name: 'all content behind a link',
    prepare(content) {
      renameSync(content, `${content}-moved`);
      symlinkSync(`${content}-moved`, content);
    },
    diagnostics: [':1:1 link'],
  },
  {
    name: 'a pipe that nobody writes to',
    prepare: (content) => spawnSync('mkfifo', [join(content, 'facts/tides.yaml')]),
    diagnostics: ['facts/tides.yaml:1:1 unreadable'],
  },
  {
    name: 'a folder in place of a file',
    prepare: (content) => mkdirSync(join(content, 'facts/tides.yaml')),
    diagnostics: ['facts/tides.yaml:1:1 unreadable'],
  },
  {
    name: 'a folder in place of a picture',
    prepare: (content) => mkdirSync(join(content, 'pictures/boats/skiff.webp')),
    diagnostics: ['pictures/boats/skiff.webp:1:1 unreadable'],
  },
];

/** Files with meaningless paths and names, and too many files. */
export const fileRows: readonly BadContent[] = [
  named('facts/tide\ntable.yaml', 'wrong-file-name'),
  named('facts/tide..table.yaml', 'wrong-file-name'),
  named('facts/\u001B[31mred.yaml', 'wrong-file-name'),
  named('facts/Tides.yaml', 'wrong-file-name'),
  named('facts/tides.YAML', 'wrong-file-name'),
  named('facts/tides.yml', 'wrong-file-name'),
  named('facts/tide table.yaml', 'wrong-file-name'),
  named('facts/tides.txt', 'wrong-place'),
  named('facts/tides.yaml~', 'wrong-file-name'),
  named('facts/tides', 'wrong-place'),
  named('tides.yaml', 'wrong-place'),
  named('fact/tides.yaml', 'wrong-place'),
  named('facts/more/tides.yaml', 'wrong-place'),
  named('facts/.tides.yaml', 'hidden-file'),
  named('facts/..yaml', 'hidden-file'),
  named('.hidden/tides.yaml', 'hidden-file', '.hidden'),
  named('pictures/boats/notes.txt', 'wrong-file-name'),
  {
    name: 'more files than anyone means to have',
    prepare(content) {
      for (let each = 0; each < 2000; each++) {
        writeFileSync(join(content, `facts/sheet-${each}.yaml`), 'a: { count: 1 }\n');
      }
    },
    diagnostics: [':1:1 too-many-files'],
  },
];
