import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';
import { openLeadDatabase } from './open-database.ts';
import { createSqliteLeadStore } from './sqlite-lead-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const lead = { fields: { name: 'Ada' } };

const openStore = (directory: string) => createSqliteLeadStore(openLeadDatabase(directory));

test('leads survive a close and a reopening', async () => {
  const directory = join(createDataDirectory(), 'new', 'folder');
  const first = openStore(directory);
  await first.save(lead);
  first.close();
  const second = openStore(directory);
  await second.save(lead);
  second.close();
  expect(readLeads(directory)).toEqual([lead.fields, lead.fields]);
});

test('the files are for their owner alone, and a close leaves no log behind', async () => {
  const directory = createDataDirectory();
  const store = openStore(directory);
  await store.save(lead);
  const names = readdirSync(directory);
  const modes = names.map((name) => (statSync(join(directory, name)).mode & 0o777).toString(8));
  expect(names).toContain('leads.sqlite-wal');
  expect(new Set(modes)).toEqual(new Set(['600']));
  store.close();
  expect(readdirSync(directory)).not.toContain('leads.sqlite-wal');
});

test('a second server is refused, while others may read', async () => {
  const directory = createDataDirectory();
  const store = openStore(directory);
  await store.save(lead);
  expect(() => openStore(directory)).toThrow(/in use by another server/);
  expect(readLeads(directory)).toEqual([lead.fields]);
  store.close();
  openStore(directory).close();
});

test('every commit is synced before it counts', () => {
  const { database, close } = openLeadDatabase(createDataDirectory());
  const full = 2;
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: full });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  close();
});

test.each([
  ['a file that is no database', (file: string) => writeFileSync(file, 'x'.repeat(5000))],
  [
    'a store from the future',
    (file: string) => {
      const database = new DatabaseSync(file);
      database.exec('PRAGMA user_version = 99');
      database.close();
    },
  ],
])('%s is refused in one sentence, and left free', (_name, prepare) => {
  const directory = createDataDirectory();
  prepare(join(directory, 'leads.sqlite'));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(() => openStore(directory)).toThrow(
      expect.objectContaining({
        name: 'StartFailure',
        message: expect.stringMatching(/^The lead.*\.$/),
      }),
    );
  }
});

test('a folder that cannot be made is refused in one sentence', () => {
  const directory = createDataDirectory();
  writeFileSync(join(directory, 'file'), '');
  expect(() => openStore(join(directory, 'file', 'x'))).toThrow(/cannot be opened/);
});

test('a full store refuses, keeps what it has, and recovers', async () => {
  const directory = createDataDirectory();
  const store = openStore(directory);
  await store.save(lead);
  store.close();
  const opened = openLeadDatabase(directory);
  opened.database.exec('PRAGMA max_page_count = 6');
  const full = createSqliteLeadStore(opened);
  const large = { fields: { text: 'x'.repeat(30_000) } };
  await expect(full.save(large)).rejects.toThrow(StoreUnavailable);
  await expect(full.save(lead)).resolves.toMatchObject({ kind: 'saved' });
  full.close();
  expect(readLeads(directory)).toEqual([lead.fields, lead.fields]);
});
