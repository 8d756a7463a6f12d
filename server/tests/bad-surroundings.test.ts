// The disk and the database fail around a running server: what is answered, what the store holds afterwards, what the log
// says, and that pages are served on. A disk that is really full is tried in full-disk.nightly.ts.
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../testing/postgres.ts';
import { holdStore } from '../testing/stored.ts';

const refused = { status: 503, headers: { 'retry-after': '30' } };

describe('a server with SQLite', () => {
  type Server = Awaited<ReturnType<typeof startFake>>;

  const [first, second, third] = ['Ada', 'Bob', 'Eve'].map((name) => ({
    ...goodMessage,
    name,
    // More than what is left free in the pages of a young file.
    text: 'x'.repeat(4_900),
  }));

  /** Each gives back what ends it. */
  const causes: Readonly<Record<string, (server: Server) => Promise<() => unknown>>> = {
    'is locked by another program': ({ dataDirectory }) => holdStore(dataDirectory),
    'is full': async ({ database: { db } }) => {
      const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
      await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
      return () => sql`PRAGMA max_page_count = 1000000`.execute(db);
    },
    'is read-only': async ({ database: { db } }) => {
      await sql`PRAGMA query_only = ON`.execute(db);
      return () => sql`PRAGMA query_only = OFF`.execute(db);
    },
  };

  test.each(Object.entries(causes))('whose store %s refuses meanwhile', async (_what, cause) => {
    const server = await startFake();
    const post = (message: unknown) => postJson(server.address, message);
    expect((await post(first)).status).toBe(201);
    const end = await cause(server);
    const answer = await post(second);
    expect(answer).toMatchObject(refused);
    expect(JSON.parse(answer.text).error).toBe('Not sent. Please call 555-0100.');
    expect((await ask(server.address, '/parks')).status).toBe(200);
    await end();
    expect((await post(third)).status).toBe(201);
    expect(server.leads()).toEqual([first, third]);
    expect(server.reported()).toEqual(['error: a message could not be stored']);
  });

  test('lets nobody write between what it reads and what it writes', async () => {
    const { dataDirectory, database, leads } = await startFake();
    const other = new DatabaseSync(leadFile(dataDirectory), { timeout: 0 });
    await database.transact(async (db) => {
      await db.selectFrom('lead').selectAll().execute();
      expect(() => other.exec('CREATE TABLE other (id TEXT)')).toThrow('database is locked');
      const store = createLeadStore({ transact: (work) => work(db) });
      await store.save({ form: 'contact', fields: goodMessage });
    });
    other.close();
    expect(leads()).toEqual([goodMessage]);
  });
});

describe.skipIf(missingPostgres)(`a server with PostgreSQL ${missingPostgres ?? ''}`, () => {
  let postgres: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    postgres = await createPostgres();
  });
  afterAll(() => postgres?.kill());
  beforeEach(() => queryPostgres(postgres.url, 'drop schema public cascade; create schema public'));

  const readMessages = async () => {
    const rows = await queryPostgres(postgres.url, 'select fields from lead order by created_at');
    return rows.map(({ fields }) => JSON.parse(fields));
  };

  /** What is answered while the database is away, and when it is back. */
  async function expectBack(address: string, printed: () => string) {
    const pages = ['/', '/api/vehicles', '/readyz'].map((path) => ask(address, path));
    expect(await postJson(address, goodMessage)).toMatchObject(refused);
    for (const page of pages) expect((await page).status).toBe(200);
    await postgres.start();
    const headers = { 'idempotency-key': 'again' };
    await eventually(async () =>
      expect((await postJson(address, goodMessage, headers)).status).toBe(201),
    );
    expect(printed()).toContain('a message could not be');
  }

  test('goes on when the database was restarted', async () => {
    // A whole process, for it is the process that a lost connection may end.
    const { address, printed } = spawnServer({ DATABASE_URL: postgres.url });
    const bob = { ...goodMessage, name: 'Bob' };
    expect((await postJson(await address, bob)).status).toBe(201);
    await postgres.stop();
    await expectBack(await address, printed);
    expect(await readMessages()).toEqual([bob, goodMessage]);
  });

  test('starts while nobody is at the address of the database', async () => {
    await postgres.stop();
    const { address, printed } = spawnServer({ DATABASE_URL: postgres.url });
    await expectBack(await address, printed);
    expect(await readMessages()).toEqual([goodMessage]);
  });
});
