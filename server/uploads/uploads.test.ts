// Files that come with a message: which are taken, how they are kept, and that nothing else is.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { runCommand } from '../command/run-command.ts';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';

const tables = tablesOf(import.meta.filename);

const [contact = expect.fail()] = fakeForms;
const files = {
  types: ['jpeg', 'png', 'pdf'],
  count: 3,
  size: 1,
  wrongType: '{name} is of another type',
  tooLarge: '{name} is too large',
  tooMany: 'Too many',
  tooMuch: 'Too much together',
  mailed: 'leads files {number}',
};
const photos = {
  name: 'photos',
  label: 'Photos',
  type: 'files',
  message: 'Show us the boat',
  files,
};
const forms = [{ ...contact, fields: [...contact.fields, photos] }];

const starts: Readonly<Record<string, string>> = {
  jpeg: '\xff\xd8\xff\xe0',
  pdf: '%PDF-1.7',
  script: '#!/bin/sh',
};

type Sample = readonly [name: string, kind: string, size: number];

function bodyOf(samples: readonly Sample[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(goodMessage)) body.append(name, value);
  for (const [name, kind, size] of samples) {
    const content = Buffer.alloc(size);
    content.write(starts[kind] ?? '', 'latin1');
    body.append('photos', new Blob([content]), name);
  }
  return body;
}

const boat: readonly Sample[] = [['a.jpg', 'jpeg', 20]];

async function startShop(more: Parameters<typeof startFake>[0] = {}) {
  const server = await startFake({ ...more, site: { forms } });
  const post = async (body: FormData | string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.address}/api/contact`, { method: 'POST', body, headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const kept = () => {
    const store = new DatabaseSync(leadFile(server.dataDirectory), { readOnly: true });
    const count = (table: string) => store.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    const counts = [count('lead'), count('lead_file')];
    store.close();
    return counts;
  };
  return { ...server, post, kept };
}

test.for(tables('posted'))('a message with %s is taken, or told what is wrong', async (row) => {
  const [, samples, error] = row;
  const status = error === '' ? 201 : 400;
  const { post, kept } = await startShop();
  const answer = await post(bodyOf(samples));
  expect([answer.status, answer.error ?? '']).toEqual([status, error]);
  expect(kept()).toEqual(status === 201 ? [1, samples.length] : [0, 0]);
});

test('files are written for the dealer under names of ours, and go with their message', async () => {
  const { post, kept, dataDirectory } = await startShop();
  const { id } = await post(
    bodyOf([
      ['../../x y.jpg', 'jpeg', 9],
      ['b.pdf', 'pdf', 9],
    ]),
  );
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => void vi.restoreAllMocks());
  const run = (...words: string[]) => runCommand(words, { dataDirectory, timeZone: 'UTC' });
  expect(await run('show', id)).toContain('Photos: x y.jpg (0.1 MB), b.pdf (0.1 MB)');
  const said = await run('files', id);
  const made = join(folder, `message-${id.slice(0, 8)}`);
  expect(said.trim().split('\n')).toEqual([join(made, '1-x y.jpg'), join(made, '2-b.pdf')]);
  expect(readdirSync(folder)).toEqual([`message-${id.slice(0, 8)}`]);
  expect(readFileSync(join(made, '2-b.pdf'), 'latin1')).toBe('%PDF-1.7\0');
  await expect(run('files', id)).rejects.toThrow('is there already');
  await run('delete', id);
  expect(kept()).toEqual([0, 0]);
});

test('a message that is sent again is one, and with other files another', async () => {
  const { post, kept } = await startShop();
  const headers = { 'idempotency-key': 'one' };
  const first = await post(bodyOf(boat), headers);
  expect(await post(bodyOf(boat), headers)).toEqual(first);
  expect(await post(bodyOf([['a.jpg', 'jpeg', 21]]), headers)).toMatchObject({ status: 422 });
  expect(kept()).toEqual([1, 1]);
});

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const type = 'multipart/form-data; boundary=x';

test.each([
  ['cut off', part('name'), type, 400],
  ['of ten thousand parts', `${part('name').repeat(10_000)}--x--\r\n`, type, 400],
  ['without a boundary', part('name'), 'multipart/form-data', 400],
  ['of another type', 'name=Ada', 'text/plain', 415],
  ['larger than all may be', 'x'.repeat(25_300_000), type, 413],
])('a body %s is refused, and nothing is kept', async (_what, body, contentType, status) => {
  const { post, kept } = await startShop();
  const answer = await post(body, { 'content-type': contentType });
  expect([answer.status, typeof answer.error]).toEqual([status, 'string']);
  expect(kept()).toEqual([0, 0]);
});

test('what tells no length is refused once it is more than a message may have', async () => {
  const { address, kept } = await startShop();
  const parts = new Response(
    bodyOf([
      ['a.jpg', 'jpeg', 13_000_000],
      ['b.jpg', 'jpeg', 13_000_000],
    ]),
  );
  const headers = { 'content-type': parts.headers.get('content-type') ?? '' };
  const sent = { method: 'POST', body: parts.body, headers, duplex: 'half' };
  const answer = await fetch(`${address}/api/contact`, sent);
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'Too much together' }]);
  expect(kept()).toEqual([0, 0]);
});

test('what is given up halfway is forgotten, and makes room', async () => {
  const { post, kept, address } = await startShop();
  for (let round = 0; round < 4; round += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n`;
    await new Promise<void>((done) => socket.write(head + part('name'), () => done()));
    socket.destroy();
  }
  await eventually(async () => expect((await post(bodyOf(boat))).status).toBe(201));
  expect(kept()).toEqual([1, 1]);
});

test('a client has two uploads at a time, and a full disk takes none', async () => {
  const { post, address } = await startShop();
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n`;
  for (let round = 0; round < 2; round += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await new Promise<void>((done) => socket.write(head + part('name'), () => done()));
  }
  await eventually(async () => expect((await post(bodyOf(boat))).status).toBe(503));
  const full = await startShop({ measureFree: () => 0 });
  expect((await full.post(bodyOf(boat))).status).toBe(429);
  expect(full.kept()).toEqual([0, 0]);
});

test('without scripts the same form is taken, and comes back with what is wrong', async () => {
  const { address, kept } = await startShop();
  const post = (samples: readonly Sample[]) =>
    fetch(`${address}/contact`, { method: 'POST', body: bodyOf(samples), redirect: 'manual' });
  expect((await post([['a.gif', 'jpeg', 9]])).status).toBe(422);
  expect((await post(boat)).status).toBe(303);
  expect(kept()).toEqual([1, 1]);
});
