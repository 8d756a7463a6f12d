// Each error of the whole corpus is reported at its file, line and column and by its code, all of them in one run,
// and nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exitCodes, runCommand } from '../command/command.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createMemo } from '../memo.ts';
import { layBadContent } from './bad-content/bad-content.ts';
import { badContents } from './bad-content/rows.ts';

const memo = createMemo();
const scratch = mkdtempSync(join(tmpdir(), 'bad-content-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function check(root: string) {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const args = ['check', '--root', root, '--format', 'json'];
  const code = await runCommand(args, { print, complain: print }, () => memo);
  const diagnostics: readonly Diagnostic[] = JSON.parse(printed).diagnostics;
  return { code, diagnostics, printed };
}

const placeOf = ({ file, line, column, code }: Diagnostic) =>
  `${file.replace(/^content\/?/, '')}:${line}:${column} ${code}`;

const project = join(import.meta.dirname, '../..');

describe('good content is not', () => {
  test.each([
    ['the dealer of this project', project],
    ['the kayak dealer', join(import.meta.dirname, '../testdata/ok/kayaks')],
  ])('%s', async (_name, root) => {
    const { code, diagnostics } = await check(root);
    // A fact may come to equal a number that a text types: that is worth a warning, and no error.
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(code).toBe(exitCodes.good);
  });
});

describe('bad content is refused', () => {
  test.each(badContents.map((bad) => [bad.name, bad] as const))('%s', async (name, bad) => {
    const root = join(scratch, String(badContents.indexOf(bad)));
    layBadContent(root, bad);
    const { code, diagnostics, printed } = await check(root);
    const found = diagnostics.map(placeOf);
    expect(bad.isLong ? found.slice(0, bad.diagnostics.length) : found, name).toEqual(
      bad.diagnostics,
    );
    expect(code).toBe(exitCodes.wrongContent);
    expect(printed).toContain(bad.names ?? '');
  });
});
