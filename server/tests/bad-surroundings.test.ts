// The disk and the database fail around a running server: what is answered and how
// soon, what the store holds afterwards, what the log says, and that pages are served on. A disk that
// is really full is tried in full-disk.nightly.ts.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { contactForm, goodContact } from '../testing/contact-form.ts';
import { eventually } from '../testing/eventually.ts';
import { createDataDirectory, startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { type Outcome, outcomeOf, within } from '../testing/outcome.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../testing/postgres.ts';
import { holdStore, readStored, readStoredPostgres } from '../testing/stored.ts';

const [first, second, third] = ['Ada', 'Bob', 'Eve'].map((firstName) => ({
  ...goodContact,
  firstName,
  // More than what is left free in the pages of a young file.
  message: 'x'.repeat(4_900),
}));

async function startScene(dataDirectory = createDataDirectory()) {
  const server = await startFake({ site: { forms: [contactForm] }, config: { dataDirectory } });
  const readStore = () => readStored(dataDirectory);
  return { ...server, readStore, readLog: () => server.lines.join('') };
}

type Scene = Awaited<ReturnType<typeof startScene>>;

/** Posts before, during and after a fault; `cause` gives back what ends it. */
const postAround =
  (cause: (scene: Scene) => Promise<() => unknown>) => async (): Promise<Outcome> => {
    const scene = await startScene();
    const post = (message: unknown) => within(30_000, postJson(scene.address, message));
    const answers = [await post(first)];
    const end = await cause(scene);
    answers.push(await post(second));
    await end();
    answers.push(await post(third));
    return outcomeOf(scene, answers);
  };

/** Held for as long as the answer takes, whatever that is. */
const lock = ({ dataDirectory }: Scene) => holdStore(dataDirectory);

const fill = async ({ database: { db } }: Scene) => {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  return () => sql`PRAGMA max_page_count = 1000000`.execute(db);
};

const forbidWriting = async ({ database: { db } }: Scene) => {
  await sql`PRAGMA query_only = ON`.execute(db);
  return () => sql`PRAGMA query_only = OFF`.execute(db);
};

const takeFolderAway = async ({ dataDirectory }: Scene) => {
  renameSync(dataDirectory, `${dataDirectory}-away`);
  return () => renameSync(`${dataDirectory}-away`, dataDirectory);
};

const putSomethingElse = async ({ dataDirectory }: Scene) => {
  const file = leadFile(dataDirectory);
  renameSync(file, `${file}-away`);
  writeFileSync(file, 'no database'.repeat(1_000));
  return () => renameSync(`${file}-away`, file);
};

async function makeFolder(): Promise<Outcome> {
  const scene = await startScene(join(createDataDirectory(), 'new', 'folder'));
  return outcomeOf(scene, [await postJson(scene.address, first)]);
}

/** Reads, lets another writer try, then writes. */
async function writeAfterReading(): Promise<Outcome> {
  const scene = await startScene();
  const other = new DatabaseSync(leadFile(scene.dataDirectory), { timeout: 0 });
  const heard: string[] = [];
  await scene.database.transact(async (db) => {
    await db.selectFrom('lead').selectAll().execute();
    try {
      other.exec('CREATE TABLE other (id TEXT)');
      heard.push('the other wrote');
    } catch (fault) {
      heard.push(String(fault));
    }
    await createLeadStore({ transact: (work) => work(db) }).save({
      form: 'contact',
      fields: goodContact,
    });
  });
  other.close();
  return outcomeOf(scene, [heard]);
}

const quiet = { reported: [], alive: true };
const kept = { leads: [first], outbox: ['pending'] };
const refusal = 'Not sent. Please call 555-0100.';
const refused = [503, refusal, 'again in 30 s'];
const refusedMeanwhile = {
  answers: [[201, 'stored'], refused, [201, 'stored']],
  leads: [first, third],
  outbox: ['pending', 'pending'],
  reported: ['error: a message could not be stored'],
  alive: true,
};

type Row = readonly [row: string, cause: () => Promise<Outcome>, outcome: Outcome];

const rows: readonly Row[] = [
  ['locked by another program', postAround(lock), refusedMeanwhile],
  ['full', postAround(fill), refusedMeanwhile],
  ['read-only', postAround(forbidWriting), refusedMeanwhile],
  ['the folder is taken away', postAround(takeFolderAway), refusedMeanwhile],
  ['something else in place of the file', postAround(putSomethingElse), refusedMeanwhile],
  ['no folder yet', makeFolder, { ...quiet, ...kept, answers: [[201, 'stored']] }],
  [
    'a read before the write',
    writeAfterReading,
    {
      ...quiet,
      leads: [goodContact],
      outbox: ['pending'],
      answers: [['Error: database is locked']],
    },
  ],
];

describe('a server with SQLite', () => {
  test.each(rows)('%s', async (_row, cause, outcome) => {
    expect(await cause()).toEqual(outcome);
  });
});

describe.skipIf(missingPostgres)(`one with PostgreSQL ${missingPostgres ?? ''}`, () => {
  let postgres: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    postgres = await createPostgres();
  });
  afterAll(() => postgres?.kill());
  beforeEach(() => queryPostgres(postgres.url, 'drop schema public cascade; create schema public'));

  /** A whole process, for it is the process that a lost connection may end. */
  async function spawnScene() {
    const { url } = postgres;
    const { address, printed } = spawnServer({ DATABASE_URL: url });
    const readStore = () => readStoredPostgres(url);
    return { address: await address, readStore, readLog: printed };
  }

  /** What is answered while the database is away, and when it is back. */
  async function askUntilItIsBack(address: string) {
    const pages = ['/', '/api/vehicles', '/readyz'].map((path) => ask(address, path));
    const refusal = await within(30_000, postJson(address, goodMessage));
    await postgres.start();
    const postAgain = async () => {
      const answer = await postJson(address, goodMessage, { 'idempotency-key': 'again' });
      return answer.status === 201 ? answer : Promise.reject(new Error(answer.text));
    };
    return [...(await Promise.all(pages)), refusal, await eventually(postAgain)];
  }

  async function restartIt(): Promise<Outcome> {
    const scene = await spawnScene();
    const before = await postJson(scene.address, { ...goodMessage, name: 'Bob' });
    await postgres.stop();
    return outcomeOf(scene, [before, ...(await askUntilItIsBack(scene.address))]);
  }

  async function startWithoutIt(): Promise<Outcome> {
    await postgres.stop();
    const scene = await spawnScene();
    return outcomeOf(scene, await askUntilItIsBack(scene.address));
  }

  const away = [[200], [200], [200], [503, 'Not sent. Please call 555-0100.', 'again in 30 s']];
  const reported = expect.arrayContaining([
    expect.stringMatching(/^error: a message could not be/),
  ]);
  const both = [{ ...goodMessage, name: 'Bob' }, goodMessage];

  test.each([
    [
      'a restart under a running server',
      restartIt,
      { answers: [[201, 'stored'], ...away, [201, 'stored']], leads: both },
    ],
    [
      'nobody at its address at the start',
      startWithoutIt,
      { answers: [...away, [201, 'stored']], leads: [goodMessage] },
    ],
  ])('%s', async (_row, cause, { answers, leads }) => {
    const outbox = leads.map(() => 'pending');
    expect(await cause()).toEqual({ answers, leads, outbox, reported, alive: true });
  });
});
