import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
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

/** A dealer in a folder of its own. */
function copyOf(dealer: string): string {
  const root = mkdtempSync(join(tmpdir(), 'one-cause-'));
  cpSync(join(project, dealer, 'content'), join(root, 'content'), { recursive: true });
  return root;
}

describe.each(dealers)('a mistake in a file of %s', (dealer) => {
  const memo = createMemo();
  const root = copyOf(dealer);

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

const noHome = ['content/site.yaml: no page has the address "/"'];

test.each([
  ['examples/boats', 'templates/vehicle.yaml', ['content/templates/vehicle.yaml: the file']],
  ['examples/bicycles', 'pages/home.yaml', noHome],
  ['web/e2e/second-dealer', 'pages/home.yaml', noHome],
])('without a file what it makes is missed once: %s, %s', async (dealer, file, told) => {
  const root = copyOf(dealer);
  rmSync(join(root, 'content', file));
  const { errors } = await compile({ root, schemaDir });
  const said = errors.map((each) => `${each.file}: ${each.message}`);
  expect(said).toEqual(told.map((each) => expect.stringContaining(each)));
});

test('a request asks no form for what prices that are not there would name', async () => {
  const root = copyOf('examples/boats');
  rmSync(join(root, 'content/pricing/rentals.yaml'));
  const { errors } = await compile({ root, schemaDir });
  const codes = new Set(errors.map(({ code }) => code));
  expect(codes).toEqual(new Set(['unknown-fact', 'unknown-reference']));
});
