// Content of every earlier version is brought up to date by make fix, step by step.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { fixContent } from '../command/fix/fix-content.ts';
import { compile } from '../compile.ts';
import { projectAt } from '../testing/golden-folder.ts';

const shop = join(import.meta.dirname, '../testdata/ok/bicycles');

test.each(tablesOf(import.meta.filename)('older'))('%s', async (_what, files, afterwards) => {
  const root = mkdtempSync(join(tmpdir(), 'older-'));
  cpSync(shop, root, { recursive: true });
  const site = join(root, 'content/site.yaml');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^contentVersion.*\n/m, ''));
  for (const [name, text] of Object.entries<string>(files)) {
    const file = join(root, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'a' });
  }
  const check = () => compile(projectAt(root));
  const told = (await check()).errors.map(({ code }) => code);
  const { changes, result } = await fixContent(root, check);
  const left = result.errors.map(({ code }) => code);
  expect({ told, left, made: changes.map(({ file, after }) => `${file}: ${after}`) }).toEqual(
    afterwards,
  );
});
