// No content can exhaust the compiler. Deep, large, endless or numerous content goes through the real command, in a
// process of its own with little memory: each check must end by itself, and twice the content must not take three
// times the work. Work is measured in steps and in allocated memory, never in time.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exitCodes, runCommand } from '../command/command.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { BadContent } from './bad-content/bad-content.ts';
import { layBadContent } from './bad-content/bad-content.ts';
import { exhaustingRows } from './bad-content/large-rows.ts';
import { captured } from './captured.ts';
import type { MeasuredCheck } from './measured-check.ts';
import { measureCheck } from './measured-check.ts';

/** A hundred of them are the dictionary, which is opened for a file that is new. */
const mostMegabytes = 400;

const scratch = mkdtempSync(join(tmpdir(), 'exhaustion-'));

/** The work for good content: starting the process, and the schemas. */
let usual: MeasuredCheck;

beforeAll(async () => {
  // The first run may have to bundle the compiler.
  await measureGood();
  usual = await measureGood();
  expect(usual.code).toBe(exitCodes.good);
});

/** Uses a fresh copy without a cache each time, since bad content is never cached either. */
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

/** Compares one kind of work with that for half the content; half of the usual work is included, against noise. */
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

test.each(exhaustingRows)('$name is reported where it is', async (bad) => {
  const root = mkdtempSync(join(scratch, 'reported-'));
  layBadContent(root, bad);
  const { printed } = await captured((console) =>
    runCommand(['check', '--root', root, '--format', 'json'], console),
  );
  const diagnostics: readonly Diagnostic[] = JSON.parse(printed).diagnostics;
  const found = diagnostics.map(
    ({ file, line, column, code }) =>
      `${file.replace(/^content\/?/, '')}:${line}:${column} ${code}`,
  );
  const wanted = bad.diagnostics;
  expect(bad.isLong ? found.slice(0, wanted.length) : found).toEqual(wanted);
});
