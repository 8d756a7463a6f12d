// No content can exhaust the compiler. What is deep, large, endless or many goes through the real command, in a
// process of its own with little memory: each check must end by itself, and twice the content may not take three
// times the work. Work is counted in steps and in memory asked for, never in time. The small rows of bad content and
// the golden folders end in the processes of their own tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '../command/command.ts';
import type { BadContent } from './bad-content/bad-content.ts';
import { layBadContent } from './bad-content/bad-content.ts';
import { exhaustingRows } from './bad-content/rows.ts';
import type { MeasuredCheck } from './measured-check.ts';
import { measureCheck } from './measured-check.ts';

const mostMegabytes = 300;

const scratch = mkdtempSync(join(tmpdir(), 'exhaustion-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What good content takes: the start of the process, and the schemas. */
let usual: MeasuredCheck;

beforeAll(async () => {
  // The first run may have to compile the compiler.
  await measureGood();
  usual = await measureGood();
  expect(usual.code).toBe(exitCodes.good);
});

/** Each time in a copy, where nothing of it is kept: bad content is never kept either. */
async function measureGood(): Promise<MeasuredCheck> {
  const root = mkdtempSync(join(scratch, 'good-'));
  cpSync(join(import.meta.dirname, '../testdata/ok/kayaks'), root, { recursive: true });
  return await measureCheck(root);
}

async function measure(bad: BadContent): Promise<MeasuredCheck> {
  const root = mkdtempSync(join(scratch, 'project-'));
  layBadContent(root, bad);
  return await measureCheck(root);
}

/** Holds one kind of work against the work on half the content; half of the usual work is left in, against noise. */
function expectLittleGrowth(
  whole: MeasuredCheck,
  half: MeasuredCheck,
  kind: 'steps' | 'allocated',
) {
  const extra = (check: MeasuredCheck) => check[kind] - usual[kind] / 2;
  expect(extra(whole), kind).toBeLessThan(3 * extra(half));
}

test.concurrent.for(exhaustingRows)('$name', async (bad) => {
  const whole = await measure(bad);
  expect(whole.code).toBe(exitCodes.wrongContent);
  expect(whole.held).toBeLessThan(mostMegabytes);
  if (!bad.halved) return;
  const half = await measure({ ...bad, files: bad.halved });
  expectLittleGrowth(whole, half, 'steps');
  expectLittleGrowth(whole, half, 'allocated');
});
