// A disk that fills up under a running server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { reportMissing } from '../testing/report-missing.ts';

function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  return status === 0 ? folder : undefined;
}

function unmount(folder: string): void {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** A disk of one megabyte that is gone when the test ends. */
function useSmallDisk(): string {
  const folder = mountSmallDisk();
  if (!folder) throw new Error('The disk cannot be mounted.');
  onTestFinished(() => unmount(folder));
  return folder;
}

const trial = mountSmallDisk();
if (trial) unmount(trial);
const missing = trial ? undefined : 'no disk may be mounted on this machine';
reportMissing('tests of a full disk', missing);
const why = missing ?? '';

test.skipIf(missing)(
  `a full disk refuses honestly and loses nothing ${why}`,
  { timeout: 600_000 },
  async () => {
    const folder = useSmallDisk();
    const server = spawnServer({ DATA_DIR: folder });
    const address = await server.address;
    const large = { ...goodMessage, text: 'x'.repeat(4_900) };
    let stored = 0;
    let answer = await postJson(address, large);
    // Five times what the disk can hold.
    const most = 1_000;
    for (; answer.status === 201 && stored < most; answer = await postJson(address, large)) {
      stored += 1;
    }
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    expect(JSON.parse(answer.text).error).toContain('Please call');
    expect((await ask(address, '/parks')).status).toBe(200);
    expect(stored).toBeGreaterThan(20);
    const database = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true });
    const count = database.prepare('SELECT count(*) AS count FROM lead').get()?.count;
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
    expect(count).toBe(stored);
    server.kill('SIGKILL');
    await server.ended;
  },
);

test.skipIf(missing)(
  `and a disk with room again takes messages ${why}`,
  { timeout: 600_000 },
  async () => {
    const folder = useSmallDisk();
    const server = spawnServer({ DATA_DIR: folder });
    const address = await server.address;
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(400_000));
    while ((await postJson(address, goodMessage)).status === 201);
    expect((await postJson(address, goodMessage)).status).toBe(503);
    rmSync(join(folder, 'ballast'));
    expect((await postJson(address, goodMessage)).status).toBe(201);
  },
);
