// No message is acknowledged before it is on disk; sqlite/transact.test.ts holds the commit.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { postJson } from '../testing/client.ts';
import { createDataDirectory } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { reportMissing } from '../testing/report-missing.ts';

const posts = 100;
const clients = 4;
const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto';

/** Counts answers, and those that left while the write-ahead log held bytes not yet synced. */
function readTrace(trace: string) {
  const counts = { answers: 0, early: 0, syncs: 0 };
  let isDirty = false;
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<[^>]*-wal>/.test(line)) isDirty = true;
    if (/f(?:data)?sync\(\d+<[^>]*-wal>/.test(line)) {
      isDirty = false;
      counts.syncs += 1;
    }
    if (!line.includes('HTTP/1.1 201')) continue;
    counts.answers += 1;
    if (isDirty) counts.early += 1;
  }
  return counts;
}

const missing = canTrace ? undefined : 'strace is missing or may not trace on this machine';
reportMissing('the order of sync and answer', missing);

test.skipIf(missing)(`no 201 leaves before its lead is synced ${missing ?? ''}`, async () => {
  const directory = createDataDirectory();
  const log = join(directory, 'trace');
  const wrapper = ['strace', '-D', '-f', '-y', '-s', '64', '-e', calls, '-o', log];
  const server = spawnServer({ DATA_DIR: directory }, wrapper);
  const address = await server.address;
  const work = Array.from({ length: clients }, async () => {
    for (let count = 0; count < posts / clients; count += 1) await postJson(address, goodMessage);
  });
  await Promise.all(work);
  server.kill('SIGTERM');
  await server.ended;
  const { answers, early, syncs } = readTrace(readFileSync(log, 'utf8'));
  expect({ answers, early }).toEqual({ answers: posts, early: 0 });
  // Messages that come together share a sync.
  expect(syncs).toBeGreaterThanOrEqual(posts / clients);
});
