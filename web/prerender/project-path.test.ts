import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const product = join(import.meta.dirname, '../..');
/** What the build loads before it looks at its path. */
const firstLoaded = [
  'web/build.ts',
  'web/prerender/project-path.ts',
  'codegen/files/site-folder.ts',
  'server/site-modules.ts',
];

test.each(['site #1', 'site?'])(
  'a build in the folder "%s" says in a sentence that it cannot be',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'path-'));
    const project = join(folder, name);
    for (const file of firstLoaded) cpSync(join(product, file), join(project, file));
    const { status, stderr } = spawnSync(process.execPath, [join(project, 'web/build.ts')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      '`make build` does not work in a folder with # or ? in its path: rename that folder or move the site.\n',
    ]);
  },
);
