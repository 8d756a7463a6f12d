import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sureFixOf } from '../../codegen/diagnostics/fixes.ts';
import { goldenFolders, layOver } from '../../codegen/testing/golden-folder.ts';
import { bothWays, checkAt } from './testing/both-ways.ts';

const scratch = mkdtempSync(join(tmpdir(), 'all-repairs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test('every sure fix of any code becomes a suggestion or a commit', async () => {
  const codes = new Set<string>();
  for (const name of goldenFolders) {
    const { diagnostics } = await checkAt(layOver(name, join(scratch, 'samples')))();
    const sure = diagnostics.filter(sureFixOf);
    if (sure.length === 0) continue;
    for (const { code } of sure) codes.add(code);
    for (const isShown of [true, false]) {
      const { fixed, answered } = await bothWays(name, scratch, isShown);
      expect([name, isShown, answered]).toEqual([name, isShown, fixed]);
    }
  }
  expect(codes.size).toBeGreaterThan(20);
});
