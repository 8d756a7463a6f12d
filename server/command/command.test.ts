import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { bareEnvironment } from '../testing/child-server.ts';
import { postJson } from '../testing/client.ts';
import { createDataDirectory, startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { changeStore } from '../testing/stored.ts';
import { backUp } from './backup.ts';
import { toCsv } from './csv.ts';
import { runCommand } from './run-command.ts';

const tables = tablesOf(import.meta.filename);
const starts = ['=1', '+1', '-1', '@a', ' =1', '＝1', '＋1', '－1', '＠a'];

const entry = join(import.meta.dirname, '..', 'leads-main.ts');

/** Runs the command in this process; what it says, also of what is wrong. */
async function leads(dataDirectory: string, ...words: string[]) {
  const location = { dataDirectory, timeZone: 'America/New_York' };
  return runCommand(words, location).then(
    (out) => ({ status: 0, out, err: '' }),
    ({ message }: Error) => ({ status: 1, out: '', err: `${message}\n` }),
  );
}

async function startWithLeads(...messages: object[]) {
  const server = await startFake();
  const ids: string[] = [];
  for (const message of messages) {
    const answer = await postJson(server.address, { ...goodMessage, ...message });
    ids.push(JSON.parse(answer.text).id);
  }
  return { ...server, ids };
}

test('messages are listed, shown and marked as done beside the running server', async () => {
  const { dataDirectory, ids, address } = await startWithLeads(
    { name: 'Ada' },
    { name: 'Bob', text: 'first line\nsecond \u001b[2J\u202eline', website: 'x' },
  );
  const [ada = '', bob = ''] = ids;
  const list = (await leads(dataDirectory, 'list')).out.split('\n');
  expect(list[1]).toMatch(new RegExp(`^${ada.slice(0, 8)}  20.*open  none {7,}contact +Ada ada@`));
  expect(list[2]).toMatch(new RegExp(`^${bob.slice(0, 8)}  20.*open  none +spam\\?  contact +Bob`));
  const shown = (await leads(dataDirectory, 'show', bob.slice(0, 8))).out;
  expect(shown).toContain('Text: first line\n    second [2Jline\n');
  expect((await leads(dataDirectory, 'done', ada)).out).toBe(`${ada.slice(0, 8)} is done.\n`);
  expect((await leads(dataDirectory, 'list')).out).not.toContain('Ada');
  expect((await leads(dataDirectory, 'list', 'all')).out).toContain('Ada');
  expect((await postJson(address, goodMessage)).status).toBe(201);
});

test('a table for a spreadsheet runs no formula', async () => {
  const { dataDirectory } = await startWithLeads({
    name: '=HYPERLINK("x")',
    text: '-1+1, "said" he',
  });
  const lines = (await leads(dataDirectory, 'export')).out.split('\r\n');
  expect(lines[0]).toBe(
    '\ufeff"number","received","done","mail","suspect","form","Name","Mail","Topic","Text"',
  );
  expect(lines[1]).toContain(
    `"'=HYPERLINK(""x"")","ada@example.org","Second topic","'-1+1, ""said"" he"`,
  );
  const file = join(createDataDirectory(), 'leads.csv');
  expect((await leads(dataDirectory, 'export', file)).out).toBe(`Written to ${file}.\n`);
  expect(readFileSync(file, 'utf8')).toContain('HYPERLINK');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const taken of [file, '/'])
    expect(await leads(dataDirectory, 'export', taken)).toMatchObject({
      status: 1,
      err: `${taken} is there already.\n`,
    });
});

test.each([...tables('formulas'), ...starts.map((cell) => [cell, `'${cell}`])])(
  'in the cell %j no part is a formula',
  (value = '', safe = '') => expect(toCsv([[value]])).toBe(`\ufeff"${safe}"\r\n`),
);

test('mails that were given up go out again on request', async () => {
  const { dataDirectory, ids, database } = await startWithLeads({}, {});
  const dead = "state = 'dead', attempts = 170, last_fault = '550'";
  await changeStore(dataDirectory, `UPDATE outbox SET ${dead}`);
  expect((await leads(dataDirectory, 'list')).out.match(/NOT MAILED/g)).toHaveLength(2);
  expect((await leads(dataDirectory, 'show', String(ids[0]))).out).toContain(
    '170 tries, last fault 550',
  );
  expect((await leads(dataDirectory, 'retry', String(ids[0]))).out).toBe('1 to be mailed again.\n');
  expect((await leads(dataDirectory, 'retry')).out).toBe('1 to be mailed again.\n');
  const mails = await database.db.selectFrom('outbox').select(['state', 'attempts']).execute();
  expect(mails).toEqual(Array(2).fill({ state: 'pending', attempts: 0 }));
});

test('messages of one digest are mailed again in one digest, and the others each by itself', async () => {
  const { dataDirectory, ids, database } = await startWithLeads({}, {}, {});
  const tried = `CASE lead_id WHEN '${ids[0]}' THEN '2030-05-14T09:00' ELSE '2030-05-14T10:15' END`;
  await changeStore(dataDirectory, `UPDATE outbox SET state = 'dead', first_tried_at = ${tried}`);
  expect((await leads(dataDirectory, 'retry')).out).toBe('3 to be mailed again.\n');
  const rows = await database.db.selectFrom('outbox').select(['lead_id', 'state']).execute();
  const states = new Map(rows.map(({ lead_id, state }) => [lead_id, state]));
  expect(ids.map((id) => states.get(id))).toEqual(['pending', 'digest', 'digest']);
});

test('a backup taken under load holds every message acknowledged before', async () => {
  const { dataDirectory, address } = await startWithLeads({});
  const acknowledged: string[] = [];
  const state = { isOver: false };
  const clients = [1, 2, 3, 4].map(async () => {
    while (!state.isOver) {
      const { status, text } = await postJson(address, goodMessage);
      if (status === 201) acknowledged.push(JSON.parse(text).id);
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(200);
  const before = [...acknowledged];
  const file = join(createDataDirectory(), 'copy.sqlite');
  const count = await backUp(join(dataDirectory, 'leads.sqlite'), file);
  state.isOver = true;
  await Promise.all(clients);
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare('SELECT id FROM lead').all();
  const ids = new Set(rows.map(({ id }) => id));
  copy.close();
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(count).toBe(ids.size);
});

test('backup and restore drill say how many messages are safe', async () => {
  const { dataDirectory, address } = await startWithLeads({}, {});
  const file = join(createDataDirectory(), 'copy.sqlite');
  expect((await leads(dataDirectory, 'backup', file)).out).toBe(`2 messages copied to ${file}.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await leads(dataDirectory, 'backup', file)).toMatchObject({ status: 1, out: '' });
  await postJson(address, goodMessage);
  const restorable = `2 messages can be restored from ${file}; 1 came after it was made.\n`;
  expect(await leads(dataDirectory, 'restore-drill')).toMatchObject({ status: 0, out: restorable });
  expect((await leads(dataDirectory, 'restore-drill', file)).out).toBe(restorable);
});

test('the drill takes the newest backup, also after messages were deleted', async () => {
  const { dataDirectory, ids, address } = await startWithLeads({}, {});
  expect(await leads(dataDirectory, 'restore-drill')).toMatchObject({
    status: 1,
    err: 'There is no backup yet: run "backup" first.\n',
  });
  const [older = '', newer = ''] = ['older', 'newer'].map((name) =>
    join(createDataDirectory(), `${name}.sqlite`),
  );
  await leads(dataDirectory, 'backup', older);
  await postJson(address, goodMessage);
  await leads(dataDirectory, 'backup', newer);
  await leads(dataDirectory, 'delete', `${ids[0]}`);
  expect((await leads(dataDirectory, 'restore-drill')).out).toBe(
    `3 messages can be restored from ${newer}; 0 came after it was made.\n`,
  );
  rmSync(newer);
  expect(await leads(dataDirectory, 'restore-drill')).toMatchObject({
    status: 1,
    err: expect.stringContaining(newer),
  });
});

test.each([
  ['DELETE FROM outbox; DELETE FROM lead WHERE rowid = 1', /^Only 1 of 2 messages can be restored/],
  ["UPDATE lead SET fields = '{}' WHERE rowid = 1", /^Only 1 of 2 messages can be restored/],
  ['PRAGMA user_version = 0', /was not made by the backup command/],
])('a backup after %s fails the drill', async (change, fault) => {
  const { dataDirectory } = await startWithLeads({}, {});
  const file = join(createDataDirectory(), 'copy.sqlite');
  await leads(dataDirectory, 'backup', file);
  const copy = new DatabaseSync(file);
  copy.exec(change);
  copy.close();
  const { status, err } = await leads(dataDirectory, 'restore-drill');
  expect([status, err]).toEqual([1, expect.stringMatching(fault)]);
});

test('an unavailable database is reported in one sentence', () => {
  const env = { ...bareEnvironment, DATABASE_URL: 'postgres://a@localhost:1/a' };
  const { status, stderr } = spawnSync(process.execPath, [entry, 'list'], { env });
  expect([status, stderr.toString()]).toEqual([
    1,
    'The messages cannot be read: the database of DATABASE_URL does not answer.\n',
  ]);
});

test('a folder without messages is named, and stays empty', async () => {
  const { status, err } = await leads(createDataDirectory(), 'list');
  expect([status, err]).toEqual([1, expect.stringMatching(/^There are no messages in [^\n]+\n$/)]);
});
