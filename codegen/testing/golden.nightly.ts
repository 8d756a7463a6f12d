// Whatever is wrong: what an earlier run has kept changes no report, and fixing a second time changes nothing.
import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runWithMemo } from '../command/command.ts';
import { fixContent } from '../command/fix/fix-content.ts';
import { compile } from '../compile.ts';
import { loadContent } from '../load/load.ts';
import { readPictures } from '../load/read-pictures.ts';
import { createMemo } from '../memo.ts';
import { captured } from './captured.ts';
import { goldenFolders, layOver, projectAt } from './golden-folder.ts';

const memo = createMemo();
const scratch = mkdtempSync(join(tmpdir(), 'golden-'));

async function check(root: string): Promise<string> {
  return (await captured((console) => runWithMemo(['check', '--root', root], console))).printed;
}

test.each(goldenFolders)('%s is reported as without a memo', async (name) => {
  const root = layOver(name, join(scratch, 'memo'));
  const cold = await check(root);
  expect(await check(root)).toBe(cold);
});

test('what lies beside the encoded pictures is what their masters show', async () => {
  const project = join(import.meta.dirname, '../..');
  const root = join(scratch, 'unencoded');
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
  const { pictures } = loadContent(project);
  expect(await readPictures(project, pictures)).toEqual(await readPictures(root, pictures));
});

/** The texts below `content/`. */
function textsOf(root: string): Map<string, string> {
  const entries = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

test.each(goldenFolders)('fixing %s a second time changes nothing', async (name) => {
  const root = layOver(name, join(scratch, 'twice'));
  const fix = () => fixContent(root, () => compile(projectAt(root), memo));
  const before = textsOf(root);
  const { changes, renames } = await fix();
  const once = textsOf(root);
  const changed = [...once].filter(([file, text]) => before.get(file) !== text);
  expect(changed.length > 0).toBe(changes.length + renames.length > 0);
  expect(await fix()).toMatchObject({ changes: [], renames: [] });
  expect(textsOf(root)).toEqual(once);
});
