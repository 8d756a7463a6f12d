import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bothWays } from './testing/both-ways.ts';

const scratch = mkdtempSync(join(tmpdir(), 'repairs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

test.each([
  ['misspelt-required-key', 1],
  ['syntax-dash-without-space', 1],
  ['unsorted-addresses', 0],
  ['wide-characters', 0],
  ['wrong-file-name', 0],
])(
  '%s is put right by suggestions where the forge shows its lines, and else by a commit',
  async (name, buttons) => {
    const shown = await bothWays(name, scratch, true);
    expect(shown.answered).toEqual(shown.fixed);
    expect(shown.pressed).toBeGreaterThanOrEqual(buttons);
    const hidden = await bothWays(name, scratch, false);
    expect(hidden.answered).toEqual(hidden.fixed);
    expect(hidden.pressed).toBe(0);
  },
);
