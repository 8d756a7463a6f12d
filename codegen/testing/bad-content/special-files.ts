import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BadContent } from './bad-content.ts';

const linked = (name: string, target: string, path: string): BadContent => ({
  name,
  prepare: (content) => symlinkSync(target, join(content, path)),
  diagnostics: [`${path}:1:1 link`],
});

/** Entries that are not ordinary files, and too many of those. */
export const specialFiles: readonly BadContent[] = [
  linked('a link to a file outside', '/etc/passwd', 'facts/tides.yaml'),
  linked('a link to a folder', '/', 'facts/root'),
  linked('a picture that is a link', '/etc/passwd', 'pictures/boats/secret.webp'),
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
    name: 'a folder in place of a picture',
    prepare: (content) => mkdirSync(join(content, 'pictures/boats/skiff.webp')),
    diagnostics: ['pictures/boats/skiff.webp:1:1 unreadable'],
  },
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
