// P25: no content can exhaust the compiler. Every bad content there is goes through the real command, in a process of
// its own with little memory: each must end by itself, and soon.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '../command/command.ts';
import { layBadContent } from './bad-content/bad-content.ts';
import { badContents } from './bad-content/rows.ts';
import { faultyFolders, layOver } from './golden-folder.ts';
import { measureCheck } from './measured-check.ts';

const mostMilliseconds = 1000;
const mostMegabytes = 300;

const scratch = mkdtempSync(join(tmpdir(), 'exhaustion-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** What good content takes: the start of the process, and the schemas. */
let usual = 0;

beforeAll(async () => {
  const good = join(import.meta.dirname, '../testdata/ok/kayaks');
  // The first run may have to compile the compiler.
  await measureCheck(good);
  const { code, milliseconds } = await measureCheck(good);
  expect(code).toBe(exitCodes.good);
  usual = milliseconds;
});

async function expectEnd(root: string): Promise<void> {
  const { code, milliseconds, megabytes } = await measureCheck(root);
  rmSync(root, { recursive: true });
  expect(code).toBe(exitCodes.wrongContent);
  expect(milliseconds - usual).toBeLessThan(mostMilliseconds);
  expect(megabytes).toBeLessThan(mostMegabytes);
}

test.concurrent.for(badContents.map((bad, index) => ({ ...bad, index })))(
  '$row: $name',
  async (bad) => {
    const root = join(scratch, String(bad.index));
    layBadContent(root, bad);
    await expectEnd(root);
  },
);

test.concurrent.for(faultyFolders)('%s', async (name) => {
  await expectEnd(layOver(name, scratch));
});
