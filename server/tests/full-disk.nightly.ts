// A disk that fills up under a running server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { readLeads } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';

test('a full disk refuses honestly, loses nothing, and takes messages once it has room again', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const mount = ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder];
  if (spawnSync('mount', mount).status !== 0) skip('no disk may be mounted on this machine');
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address;
  writeFileSync(join(folder, 'ballast'), Buffer.alloc(300_000));
  const large = { ...goodMessage, text: 'x'.repeat(4_900) };
  let stored = 0;
  let answer = await postJson(address, large);
  // Far more than the disk can hold.
  for (; answer.status === 201 && stored < 1_000; answer = await postJson(address, large)) {
    stored += 1;
  }
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  expect(JSON.parse(answer.text).error).toContain('Please call');
  expect((await ask(address, '/parks')).status).toBe(200);
  expect(stored).toBeGreaterThan(0);
  expect(readLeads(folder)).toHaveLength(stored);
  rmSync(join(folder, 'ballast'));
  expect((await postJson(address, goodMessage)).status).toBe(201);
  const database = new DatabaseSync(join(folder, 'leads.sqlite'), { readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
}, 600_000);
