// kill -9 loses no acknowledged message.
import { randomInt } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { createDataDirectory } from '../testing/fake-server.ts';
import { acknowledgedOrOver, postUntilItEnds } from '../testing/steady-posts.ts';

const kills = 20;
const leastAcknowledged = 5_000;
/** On average half of it is reached, so that all rounds together are about enough. */
const mostInRound = (2 * leastAcknowledged) / kills;
/** Ten times what it takes on a busy machine. */
const timeout = 3_000_000;

test(`${kills} kills lose none of ${leastAcknowledged} messages`, { timeout }, async () => {
  const directory = createDataDirectory();
  const acknowledged: string[] = [];
  let rounds = 0;
  while (rounds < kills || acknowledged.length < leastAcknowledged) {
    const server = spawnServer({ DATA_DIR: directory, LOG_LEVEL: 'silent' });
    const enough = acknowledged.length + randomInt(1, mostInRound);
    const posts = postUntilItEnds(await server.address, acknowledged);
    await acknowledgedOrOver(posts, acknowledged, enough);
    // At any moment between two messages.
    await wait(randomInt(20));
    server.kill('SIGKILL');
    await Promise.all([posts, server.ended]);
    rounds += 1;
  }
  const database = new DatabaseSync(`${directory}/leads.sqlite`);
  const stored = new Set(
    database
      .prepare('SELECT id FROM lead')
      .all()
      .map(({ id }) => id),
  );
  const bare = database
    .prepare('SELECT count(*) AS count FROM lead WHERE id NOT IN (SELECT lead_id FROM outbox)')
    .get();
  const integrity = database.prepare('PRAGMA integrity_check').get();
  database.close();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(bare?.count).toBe(0);
  expect(integrity).toEqual({ integrity_check: 'ok' });
});
