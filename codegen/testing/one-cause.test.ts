import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { createMemo } from '../memo.ts';
import { schemaDir } from './make-site.ts';

// A mistake in a file is told once: nothing that needs the file is missed as well.

const project = join(import.meta.dirname, '../..');

/** A dealer with units, one in two languages, and one with a section of nearly every kind. */
const dealers = ['examples/boats', 'examples/bicycles', 'web/e2e/second-dealer'];

/** A key that nobody knows, and a file that cannot be read. */
const mistakes = ['zzz: y\n', '"zzz: [\n'];

/** The last file of each folder: that of templates is the one of vehicles. */
function fileOfEachKind(root: string): readonly string[] {
  const files = globSync('content/**/*.yaml', { cwd: root });
  const byFolder = Object.groupBy(files, (file) => file.replace(/(?<=content\/\w+)\/.*$/, ''));
  return Object.values(byFolder).flatMap((all = []) => all.sort().slice(-1));
}

describe.each(dealers)('a mistake in a file of %s', (dealer) => {
  const memo = createMemo();
  const root = mkdtempSync(join(tmpdir(), 'one-cause-'));
  cpSync(join(project, dealer, 'content'), join(root, 'content'), { recursive: true });

  test.each(fileOfEachKind(root))('is all that is told: %s', async (file) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    for (const mistake of mistakes) {
      appendFileSync(path, mistake);
      const { diagnostics } = await compile({ root, schemaDir }, memo);
      writeFileSync(path, text);
      expect(new Set(diagnostics.map((each) => each.file))).toEqual(new Set([file]));
    }
  });
});
