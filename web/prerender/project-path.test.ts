import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');

test.each(['site #1', 'site?'])(
  'a build in the folder "%s" says in a sentence that it cannot be',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'path-'));
    const project = join(folder, name);
    for (const file of ['build.ts', 'prerender/project-path.ts'])
      cpSync(join(web, file), join(project, 'web', file));
    const { status, stderr } = spawnSync(process.execPath, [join(project, 'web/build.ts')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      '`make build` does not work in a folder with # or ? in its path: rename that folder or move the site.\n',
    ]);
  },
);
