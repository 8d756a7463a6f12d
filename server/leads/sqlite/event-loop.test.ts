// A lock of another process never holds up this one.
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ask, postJson } from '../../testing/client.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { leadFile } from './open-sqlite.ts';

test('two hundred posts against a lock are refused within three seconds, and pages are served meanwhile', async () => {
  const { address, dataDirectory, leads } = await startFake({ config: { logLevel: 'silent' } });
  const other = new DatabaseSync(leadFile(dataDirectory));
  other.exec('BEGIN IMMEDIATE');
  const begun = Date.now();
  const posts = Array.from({ length: 200 }, () => postJson(address, goodMessage));
  const state = { ticks: 0 };
  const ticker = setInterval(() => {
    state.ticks += 1;
  }, 10);
  expect((await ask(address, '/parks')).status).toBe(200);
  const answers = await Promise.all(posts);
  const took = Date.now() - begun;
  clearInterval(ticker);
  other.exec('ROLLBACK');
  other.close();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(took).toBeLessThan(3_000);
  // A loop that was held up for half of the time would have ticked half as often.
  expect(state.ticks).toBeGreaterThan(took / 10 / 2);
  expect((await postJson(address, goodMessage)).status).toBe(201);
  expect(leads()).toHaveLength(1);
});
