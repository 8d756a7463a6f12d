// Commands that replace a folder: never one that holds anything else.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

/** Runs a script of the project with Node. */
function run(script: string, ...parameters: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; text: string }>();
  const command = [join(project, script), ...parameters];
  execFile(process.execPath, command, (fault, _output, text) =>
    resolve({ code: fault?.code, text }),
  );
  return promise;
}

function makeFolder(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(folder, '.git'));
  for (const file of files) writeFileSync(join(folder, file), '/*\n');
  return folder;
}

test.each([[['package.json']], [['_headers', '_redirects', 'index.html']], [[]]])(
  'a folder with %j is neither exported nor previewed into',
  async (files) => {
    const folder = makeFolder(files);
    const answers = [
      await run('server/export-main.ts', folder),
      await run('web/preview.ts', makeFolder([]), folder),
    ];
    for (const { code, text } of answers) {
      expect(code).toBe(1);
      expect(text).toContain(`${folder} holds files that are no`);
    }
    for (const file of ['.git', ...files]) expect(existsSync(join(folder, file))).toBe(true);
  },
);
