import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createDataDirectory, readLeads } from '../../testing/fake-server.ts';
import { createLeadStore } from '../lead-store.ts';
import { openCommandSqlite, openServerSqlite } from './open-sqlite.ts';

const lead = { form: 'contact', fields: { name: 'Ada' } };

async function openStore(directory: string) {
  const database = await openServerSqlite(directory);
  return { ...database, ...createLeadStore(database) };
}

test('leads survive a close and a reopening', async () => {
  const directory = join(createDataDirectory(), 'new', 'folder');
  const first = await openStore(directory);
  await first.save(lead);
  await first.close();
  const second = await openStore(directory);
  await second.save(lead);
  await second.close();
  expect(readLeads(directory)).toEqual([lead.fields, lead.fields]);
});

test('the files are for their owner alone, and a close leaves no log behind', async () => {
  const directory = createDataDirectory();
  const store = await openStore(directory);
  await store.save(lead);
  const names = readdirSync(directory);
  const modes = names.map((name) => (statSync(join(directory, name)).mode & 0o777).toString(8));
  expect(names).toContain('leads.sqlite-wal');
  expect(new Set(modes)).toEqual(new Set(['600']));
  await store.close();
  expect(readdirSync(directory)).not.toContain('leads.sqlite-wal');
});

test('a second server is refused on a file that another folder links to', async () => {
  const [directory, other] = [createDataDirectory(), createDataDirectory()];
  const store = await openStore(directory);
  symlinkSync(join(directory, 'leads.sqlite'), join(other, 'leads.sqlite'));
  await expect(openStore(other)).rejects.toThrow('in use by another server');
  await store.close();
  const second = await openStore(other);
  await expect(openStore(directory)).rejects.toThrow('in use by another server');
  await second.save(lead);
  await second.close();
  expect(readLeads(directory)).toEqual([lead.fields]);
});

test.each(['.lock', '-wal', '-shm'])(
  'no second server starts when leads.sqlite%s is removed under the first',
  async (ending) => {
    const directory = createDataDirectory();
    const store = await openStore(directory);
    await store.save(lead);
    rmSync(`${join(directory, 'leads.sqlite')}${ending}`, { force: true });
    await expect(openStore(directory)).rejects.toMatchObject({ name: 'StartFailure' });
    await store.close();
    const next = await openStore(directory);
    await next.save(lead);
    await next.close();
    expect(readLeads(directory)).toEqual([lead.fields, lead.fields]);
  },
);

test('a second server is refused, while others may read', async () => {
  const directory = createDataDirectory();
  const store = await openStore(directory);
  await store.save(lead);
  await expect(openStore(directory)).rejects.toThrow(
    /^The lead store \S+ is in use by another server.*DATABASE_URL/,
  );
  expect(readLeads(directory)).toEqual([lead.fields]);
  const command = await openCommandSqlite(directory);
  expect(await command.db.selectFrom('lead').select('id').execute()).toHaveLength(1);
  await command.close();
  await store.close();
  await (await openStore(directory)).close();
});

test('deleted messages cannot be read in the file, and a file that others could read is closed to them', async () => {
  const directory = createDataDirectory();
  const store = await openStore(directory);
  await store.save({ form: 'contact', fields: { text: 'Canary words' } });
  await store.db.deleteFrom('outbox').execute();
  await store.db.deleteFrom('lead').execute();
  await store.close();
  const file = join(directory, 'leads.sqlite');
  expect(readFileSync(file).includes('Canary words')).toBe(false);
  chmodSync(file, 0o644);
  await (await openCommandSqlite(directory)).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

const makeOtherFile = (file: string) => writeFileSync(file, 'x'.repeat(5000));
const sentence = /^The lead[^\n]*\.$/;

test.each([
  ['a file that is no database', /opened: file is not a database/, makeOtherFile],
  ['a folder in place of the file', /cannot be opened: unable to open/, mkdirSync],
  ['a store from the future', /^The lead store was made by a newer version/, makeNewerStore],
  ['a database of something else', /opened: table "lead" already exists/, makeOtherDatabase],
])('%s is refused in one sentence, and left free', async (_name, reason, prepare) => {
  const directory = createDataDirectory();
  await prepare(join(directory, 'leads.sqlite'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refusal = await openStore(directory).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(reason) });
    expect(refusal).toHaveProperty('message', expect.stringMatching(sentence));
  }
});

function makeOtherDatabase(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE lead (metal text)');
  database.close();
}

async function makeNewerStore(file: string): Promise<void> {
  await (await openStore(join(file, '..'))).close();
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO kysely_migration VALUES ('999-later', '2099-01-01')");
  database.close();
}
