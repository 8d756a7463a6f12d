import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { spawnServer } from './child-server.ts';
import { createDataDirectory } from './fake-server.ts';
import { acknowledgedOrOver, postUntilItEnds } from './steady-posts.ts';

/** Kills a busy server at least that often, and expects every acknowledged message in its store. */
export async function expectNoneLost(kills: number, leastAcknowledged: number): Promise<void> {
  // On average half of it is reached, so that all rounds together are about enough.
  const mostInRound = (2 * leastAcknowledged) / kills;
  const directory = createDataDirectory();
  const acknowledged: string[] = [];
  for (let round = 0; round < kills || acknowledged.length < leastAcknowledged; round += 1) {
    const server = spawnServer({ DATA_DIR: directory, LOG_LEVEL: 'silent' });
    const enough = acknowledged.length + randomInt(1, mostInRound);
    const posts = postUntilItEnds(await server.address, acknowledged);
    await acknowledgedOrOver(posts, acknowledged, enough);
    // At any moment between two messages.
    await wait(randomInt(20));
    server.kill('SIGKILL');
    await Promise.all([posts, server.ended]);
  }
  const database = new DatabaseSync(`${directory}/leads.sqlite`);
  const rowsOf = (query: string) => database.prepare(query).all();
  const stored = new Set(rowsOf('SELECT id FROM lead').map(({ id }) => id));
  const bare = rowsOf('SELECT id FROM lead WHERE id NOT IN (SELECT lead_id FROM outbox)');
  const integrity = rowsOf('PRAGMA integrity_check');
  database.close();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(bare).toEqual([]);
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
}
