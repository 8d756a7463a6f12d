// Each error is reported at its file, line and column and by its code, and nothing else. Rows that take long:
// exhaustion.nightly.ts.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exitCodes, runCommand } from '../command/command.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createMemo } from '../memo.ts';
import { layBadContent } from './bad-content/bad-content.ts';
import { smallRows } from './bad-content/small-rows.ts';
import { captured } from './captured.ts';

const memo = createMemo();
const scratch = mkdtempSync(join(tmpdir(), 'bad-content-'));

async function check(root: string) {
  const args = ['check', '--root', root, '--format', 'json'];
  const { code, printed } = await captured((console) => runCommand(args, console, () => memo));
  const diagnostics: readonly Diagnostic[] = JSON.parse(printed).diagnostics;
  return { code, diagnostics };
}

const placeOf = ({ file, line, column, code }: Diagnostic) =>
  `${file.replace(/^content\/?/, '')}:${line}:${column} ${code}`;

describe('bad content is refused', () => {
  test.each(smallRows.map((bad) => [bad.name, bad] as const))('%s', async (name, bad) => {
    const root = join(scratch, String(smallRows.indexOf(bad)));
    layBadContent(root, bad);
    const { code, diagnostics } = await check(root);
    const found = diagnostics.map(placeOf);
    expect(found, name).toEqual(bad.diagnostics);
    expect(code).toBe(exitCodes.wrongContent);
  });
});
