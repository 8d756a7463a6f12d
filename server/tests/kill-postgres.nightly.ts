// Killing the whole database server loses no acknowledged message. The setting that this
// stands on is checked in leads/postgres/open-postgres.test.ts.
import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFake } from '../testing/fake-server.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../testing/postgres.ts';
import { acknowledgedOrOver, postUntilItEnds } from '../testing/steady-posts.ts';

const kills = 5;
const leastAcknowledged = 2_000;

test.skipIf(missingPostgres)(
  `${kills} kills of PostgreSQL lose none of ${leastAcknowledged} messages ${missingPostgres ?? ''}`,
  { timeout: 3_000_000 },
  async () => {
    const server = await createPostgres('-c', 'synchronous_commit=off');
    const config = { databaseUrl: server.url, logLevel: 'silent' } as const;
    const { address, faults } = await startFake({ config });
    const acknowledged: string[] = [];
    for (let round = 0; round < kills || acknowledged.length < leastAcknowledged; round += 1) {
      const enough = acknowledged.length + randomInt(leastAcknowledged / kills, 500);
      const posts = postUntilItEnds(address, acknowledged);
      await acknowledgedOrOver(posts, acknowledged, enough);
      await server.kill();
      await posts;
      await server.start();
    }
    const rows = await queryPostgres(server.url, 'select id from lead');
    const bare = 'select id from lead where id not in (select lead_id from outbox)';
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(await queryPostgres(server.url, bare)).toEqual([]);
    expect(faults).toEqual([]);
    await server.kill();
  },
);
