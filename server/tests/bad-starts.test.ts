// How a whole process ends, what it prints, and what the store holds then.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLeadStore } from '../leads/lead-store.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { openServerSqlite } from '../leads/sqlite/open-sqlite.ts';
import { spawnServer } from '../testing/child-server.ts';
import { createDataDirectory, readLeads } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { reportMissing } from '../testing/report-missing.ts';
import { holdStore } from '../testing/stored.ts';

/** A folder with the store of an earlier server. */
async function createKeptStore(): Promise<string> {
  const folder = createDataDirectory();
  const database = await openServerSqlite(folder);
  await createLeadStore(database).save({ form: 'contact', fields: goodMessage });
  await database.close();
  return folder;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly wrapper?: readonly string[];
  readonly entry?: string;
}

/** Expects a process to end by itself, and what it says; one that listens in spite of all is killed. */
async function expectEnd(folder: string, code: number, says: string, more: StartOptions = {}) {
  const { environment = {}, wrapper, entry }: StartOptions = more;
  const server = spawnServer({ DATA_DIR: folder, ...environment }, wrapper, entry);
  void server.address.then(
    () => server.kill('SIGKILL'),
    () => undefined,
  );
  const { text, ...ended } = await server.ended;
  expect([ended.code, text.replaceAll(folder, 'DATA_DIR')]).toEqual([code, `${says}\n`]);
}

const cannotOpen = 'The lead store DATA_DIR/leads.sqlite cannot be opened:';

test('a wrong setting is told', () =>
  expectEnd(
    createDataDirectory(),
    2,
    'Invalid settings: PORT must be a whole number from 0 to 65535.',
    { environment: { PORT: 'abc' } },
  ));

const notBuilt = 'The site is not built: run "npm run build" first.';

test('a site that is not built is told', async () => {
  const project = createDataDirectory();
  cpSync('server', join(project, 'server'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const entry = join(project, 'server/main.ts');
  await expectEnd(project, 1, notBuilt, { entry });
});

test('a folder that cannot be made is told', async () => {
  const file = join(createDataDirectory(), 'file');
  writeFileSync(file, '');
  await expectEnd(
    join(file, 'leads'),
    1,
    `${cannotOpen} ENOTDIR: not a directory, mkdir 'DATA_DIR'.`,
  );
});

test('a store that another program holds is told, and left as it is', async () => {
  const folder = await createKeptStore();
  onTestFinished(await holdStore(folder));
  const says = 'is in use by another server, or held by another program; give this server another';
  await expectEnd(
    folder,
    1,
    `The lead store DATA_DIR/leads.sqlite ${says} DATA_DIR, or share DATABASE_URL.`,
  );
  expect(readLeads(folder)).toEqual([goodMessage]);
});

// The superuser may write a file whatever its mode, unless it gives up that capability.
const withoutRight = ['setpriv', '--bounding-set=-dac_override'];
const unprivileged = process.getuid?.() === 0 ? withoutRight : [];
const [command = 'true', ...words] = [...unprivileged, 'true'];
const missingModes =
  spawnSync(command, words).status === 0 ? undefined : 'the superuser may write everything here';
reportMissing('tests of read-only files', missingModes);

test.skipIf(missingModes)(`a read-only file is told ${missingModes ?? ''}`, async () => {
  const folder = await createKeptStore();
  chmodSync(leadFile(folder), 0o400);
  const says = `${cannotOpen} attempt to write a readonly database.`;
  await expectEnd(folder, 1, says, { wrapper: unprivileged });
  expect(readLeads(folder)).toEqual([goodMessage]);
});

test('a signal during the start ends it at once', async () => {
  const folder = await createKeptStore();
  const server = spawnServer({ DATA_DIR: folder, SLOW_START: 'yes' });
  await server.hasPrinted('Starting');
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, text: 'Starting\n' });
  expect(readLeads(folder)).toEqual([goodMessage]);
});
