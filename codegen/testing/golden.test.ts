import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { createMemo } from '../memo.ts';
import { textReport } from '../report/text.ts';
import {
  expectedFile,
  goldenFolders,
  layOver,
  projectAt,
  withoutInventory,
} from './golden-folder.ts';

// The report on each folder with errors must equal its expected.txt, byte for byte but for what grows with the
// product.
// `UPDATE_EXPECTED=1 npx vitest run codegen/golden` updates the expected files: review them before you commit.

const memo = createMemo();
const scratch = mkdtempSync(join(tmpdir(), 'golden-'));

const reportOn = async (root: string) => textReport(await compile(projectAt(root), memo));

describe('a dealer without faults', () => {
  const folder = join(import.meta.dirname, '../testdata/ok');
  test.each(readdirSync(folder))('%s', async (name) => {
    expect(await reportOn(join(folder, name))).toMatch(/^0 errors in \d+ files\n$/);
  });
});

describe('a dealer with faults', () => {
  test.each(goldenFolders)('%s', async (name) => {
    const report = withoutInventory(await reportOn(layOver(name, scratch)));
    if (process.env.UPDATE_EXPECTED) writeFileSync(expectedFile(name), report);
    expect(report).toBe(readFileSync(expectedFile(name), 'utf8'));
  });
});
