// How a whole process ends, what it prints, and what the store holds then.
import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { openServerSqlite } from '../leads/sqlite/open-sqlite.ts';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { createDataDirectory } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Outcome, outcomeOf } from '../testing/outcome.ts';
import { holdStore, readStored } from '../testing/stored.ts';
import { missingModes, unprivileged } from '../testing/unprivileged.ts';

/** A folder with the store of an earlier server. */
async function createKeptStore(): Promise<string> {
  const folder = createDataDirectory();
  const database = await openServerSqlite(folder);
  await createLeadStore(database).save({ form: 'contact', fields: goodMessage });
  await database.close();
  return folder;
}

type Server = ReturnType<typeof spawnServer>;

/** What is left when a process has ended; its folder is shown as DATA_DIR. */
async function endOf({ ended }: Server, folder: string): Promise<Outcome> {
  const { code, text } = await ended;
  const { leads, outbox } = readStored(folder);
  const exit = { code, says: text.replaceAll(folder, 'DATA_DIR') };
  return { answers: [], exit, leads, outbox, reported: [], alive: false };
}

/** Starts a process that should end by itself; one that listens in spite of all is killed. */
function spawnDoomed(folder: string, environment = {}, wrapper: readonly string[] = []) {
  const server = spawnServer({ DATA_DIR: folder, ...environment }, wrapper);
  void server.address.then(
    () => server.kill('SIGKILL'),
    () => undefined,
  );
  return server;
}

const startOver = (...[folder, ...more]: Parameters<typeof spawnDoomed>) =>
  endOf(spawnDoomed(folder, ...more), folder);

/** The store itself lies beside meanwhile, and must be whole when it is put back. */
async function findNoDatabase(): Promise<Outcome> {
  const folder = await createKeptStore();
  const file = leadFile(folder);
  renameSync(file, `${file}-away`);
  writeFileSync(file, 'x'.repeat(5_000));
  const server = spawnDoomed(folder);
  await server.ended;
  renameSync(`${file}-away`, file);
  return endOf(server, folder);
}

async function startInFile(): Promise<Outcome> {
  const file = join(createDataDirectory(), 'file');
  writeFileSync(file, '');
  return startOver(join(file, 'leads'));
}

async function findReadOnlyFile(): Promise<Outcome> {
  const folder = await createKeptStore();
  chmodSync(leadFile(folder), 0o400);
  return startOver(folder, {}, unprivileged);
}

async function findReadOnlyFolder(): Promise<Outcome> {
  const folder = await createKeptStore();
  chmodSync(folder, 0o500);
  onTestFinished(() => chmodSync(folder, 0o700));
  return startOver(folder, {}, unprivileged);
}

async function findLocked(): Promise<Outcome> {
  const folder = await createKeptStore();
  onTestFinished(await holdStore(folder));
  return startOver(folder);
}

async function signalTwice(): Promise<Outcome> {
  const folder = createDataDirectory();
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address;
  const answers = [await postJson(address, goodMessage)];
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const upload = openSocket(address, `${head}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`);
  await upload.hears('100 Continue');
  server.kill('SIGTERM');
  await eventually(() => expect(ask(address, '/parks')).rejects.toThrow('ECONNREFUSED'));
  server.kill('SIGTERM');
  upload.socket.write('{}');
  await upload.hears('HTTP/1.1 400');
  const { code } = await server.ended;
  const scene = { address, readStore: () => readStored(folder), readLog: server.printed };
  return { ...(await outcomeOf(scene, answers)), exit: { code } };
}

async function signalDuringStart(): Promise<Outcome> {
  const folder = await createKeptStore();
  const server = spawnServer({ DATA_DIR: folder, SLOW_START: 'yes' });
  await server.hasPrinted('Starting');
  server.kill('SIGTERM');
  return endOf(server, folder);
}

const kept = { leads: [goodMessage], outbox: ['pending'], reported: [], alive: false };
const none = { leads: [], outbox: [], reported: [], alive: false };
const cannotOpen = (why: string) => ({
  answers: [],
  exit: { code: 1, says: `The lead store DATA_DIR/leads.sqlite cannot be opened: ${why}.\n` },
});
const wrongPort = {
  answers: [],
  exit: { code: 2, says: 'Invalid settings: PORT must be a whole number from 0 to 65535.\n' },
  ...none,
};

type Row = readonly [row: string, cause: () => Promise<Outcome>, outcome: Outcome];

const rows: readonly Row[] = [
  ['no database', findNoDatabase, { ...cannotOpen('file is not a database'), ...kept }],
  [
    'a folder that cannot be made',
    startInFile,
    { ...cannotOpen("ENOTDIR: not a directory, mkdir 'DATA_DIR'"), ...none },
  ],
  ['locked by another program', findLocked, { ...cannotOpen('database is locked'), ...kept }],
  ['two signals', signalTwice, { ...kept, answers: [[201, 'stored']], exit: { code: 0 } }],
  [
    'a signal during the start',
    signalDuringStart,
    { ...kept, answers: [], exit: { code: 0, says: 'Starting\n' } },
  ],
  ['PORT=abc', () => startOver(createDataDirectory(), { PORT: 'abc' }), wrongPort],
];

test.each(rows)('%s', async (_row, cause, outcome) => {
  expect(await cause()).toEqual(outcome);
});

test('a store of a newer server is refused before anything listens', async () => {
  const folder = await createKeptStore();
  const store = new DatabaseSync(leadFile(folder));
  store.exec("INSERT INTO kysely_migration VALUES ('999-later', '2099-01-01')");
  store.close();
  const { code, text } = await spawnServer({ DATA_DIR: folder }).ended;
  expect(code).toBe(1);
  expect(text).toBe('The lead store was made by a newer version of this server.\n');
});

const readOnly = { ...cannotOpen('attempt to write a readonly database'), ...kept };

test.skipIf(missingModes).each([
  ['file', findReadOnlyFile],
  ['folder', findReadOnlyFolder],
])(`a read-only %s ${missingModes ?? ''}`, async (_what, cause) => {
  expect(await cause()).toEqual(readOnly);
});
