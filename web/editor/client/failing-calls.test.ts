// Every call of the editor fails once in every way a call can: that is said, what is typed is kept, the next try works.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedCalls } from '../calls/testing/asked-calls.ts';
import type { Calls } from './edit-calls.ts';

/** What a browser keeps for a page. */
function createStorage(): Storage {
  const kept = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Reflect.set(kept, key, value),
    removeItem: (key: string) => void delete kept[key],
  });
  return kept;
}

const server = createServer();
let url = '';
/** What the server got, and how it answers. */
let got: unknown[] = [];
let answers: RequestListener;
let late = new AbortController();

vi.stubGlobal('location', { hash: '', pathname: '/__desk/', search: '' });
vi.stubGlobal('localStorage', createStorage());
vi.stubGlobal('sessionStorage', createStorage());
const send = fetch;
vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(url + path, init));
vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => late.signal);
localStorage.setItem('key for editing', 'of-this-run');
const { client, asking, doing, lost } = await import('./query-client.ts');
const { createSession } = await import('./session.ts');

const words = { connection: /no connection/, done: /could not do it/, late: /has not answered/ };
const isLate = () => late.abort(new DOMException('', 'TimeoutError'));

/** How calls fail, and what is said. */
const failures: Readonly<Record<string, readonly [said: RegExp, answer: RequestListener]>> = {
  'the server is gone': [words.connection, (request) => request.socket.destroy()],
  'the answer breaks off': [
    words.connection,
    (_, response) => {
      response.writeHead(200, { 'content-length': 99 });
      response.write('{"form":', () => response.destroy());
    },
  ],
  'it is a page': [words.done, (_, response) => response.end('<!doctype html><title>Gone</title>')],
  'it is a page of a fault': [
    words.done,
    (_, response) => response.writeHead(500).end('<!doctype html><title>Fault</title>'),
  ],
  'the server has another key': [
    /has not the key/,
    (_, response) => response.writeHead(403).end('{"refused":"the key"}'),
  ],
  'the server hangs': [words.late, isLate],
  'it hangs in the middle of the answer': [
    words.late,
    (_, response) => {
      response.writeHead(200);
      response.write('{"form":', isLate);
    },
  ],
};

const works: RequestListener = (_, response) => void response.end(JSON.stringify(answer));
let answer: unknown;

beforeAll(async () => {
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    got.push([request.url, JSON.parse(String(Buffer.concat(chunks)))]);
    answers(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
});
afterAll(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const bodies: Readonly<Record<keyof Calls, (path: string) => unknown>> = askedCalls;
const names = Object.keys(bodies) as readonly (keyof Calls)[];
const bodyOf = (name: keyof Calls) => bodies[name]('content/pages/home.yaml') as never;
const text = (value: unknown) => JSON.stringify(value);
const said = () => client.getQueryData(lost);
/** Until something else is wanted, the server fails. */
const failing = (fail: RequestListener) => {
  late = new AbortController();
  answers = fail;
};
const working = (next: unknown) => {
  late = new AbortController();
  answer = next;
  answers = works;
};

describe.each(Object.entries(failures))('when %s', (_way, [why, fail]) => {
  beforeEach(() => client.clear());

  test('whoever asks is told, and asks again', async () => {
    for (const name of names) {
      got = [];
      failing(fail);
      const question = new QueryObserver(client, asking(name, bodyOf(name)));
      const { error } = await question.refetch();
      expect([name, error?.message]).toEqual([name, expect.stringMatching(why)]);
      expect([name, said()]).toEqual([name, error?.message]);
      working({ is: name });
      expect((await question.refetch()).data).toEqual({ is: name });
      expect([name, said(), new Set(got.map(text)).size]).toEqual([name, null, 1]);
    }
  });

  test('whoever does something is told, and does it again', async () => {
    for (const name of names) {
      got = [];
      failing(fail);
      const done = vi.fn();
      const act = new MutationObserver(client, doing(name, done));
      await expect(act.mutate(bodyOf(name))).rejects.toThrow(why);
      const { error } = act.getCurrentResult();
      expect([name, error?.message]).toEqual([name, expect.stringMatching(why)]);
      expect([name, said()]).toEqual([name, error?.message]);
      expect(done).not.toHaveBeenCalled();
      working({ is: name });
      expect(await act.mutate(bodyOf(name))).toEqual({ is: name });
      expect([name, said(), done.mock.calls.length]).toEqual([name, null, 1]);
      expect(got.map(text)).toEqual([text(got[0]), text(got[0])]);
    }
  });

  test('what is shown without an answer is asked again with the next call that has one', async () => {
    failing(fail);
    const question = new QueryObserver(client, asking('choices', 'address'));
    const leave = question.subscribe(() => undefined);
    await expect.poll(() => question.getCurrentResult().error?.message).toMatch(why);
    working([]);
    await new MutationObserver(
      client,
      doing('undo', () => undefined),
    ).mutate(null);
    await expect.poll(() => question.getCurrentResult().data).toEqual([]);
    leave();
  });

  test('what is typed is kept, and saved by the next try', async () => {
    const file = 'content/pages/home.yaml';
    const form = { field: {}, parts: [] };
    const session = createSession({ onPreview: () => undefined, onSaved: () => undefined });
    const change = { does: 'set', path: ['title'], value: 'Loon Bay' } as const;
    const kept = () => Object.keys(localStorage).filter((key) => key.endsWith(`of ${file}`));
    failing(fail);
    expect(await session.open({ file })).toBe(false);
    expect(session.shown().unanswered).toMatch(why);
    working({ form, data: { title: 'Bay' }, messages: [] });
    expect(await session.open({ file })).toBe(true);
    expect(session.shown().unanswered).toBeUndefined();
    for (const act of [
      () => session.make(change),
      () => session.fix('title'),
      () => session.step('undo'),
      () => session.step('redo'),
    ]) {
      failing(fail);
      await act();
      expect(session.shown().unanswered).toMatch(why);
      expect(session.shown().data).toEqual({ title: 'Loon Bay' });
      expect(kept()).toHaveLength(1);
    }
    working({ form, data: { title: 'Loon Bay' }, messages: [], saved: [file] });
    await session.commit();
    const { unanswered, changes, note } = session.shown();
    expect([unanswered, changes, kept()]).toEqual([undefined, [], []]);
    expect(note).toMatch('Saved in');
    await session.close();
  });
});

test('what waits for a file is saved by the first answer that says that it can be read again', async () => {
  const file = 'content/pages/home.yaml';
  const readable = { form: { field: {}, parts: [] }, data: { title: 'Bay' }, messages: [] };
  const change = { does: 'set', path: ['title'], value: 'Loon Bay' } as const;
  const session = createSession({ onPreview: () => undefined, onSaved: () => undefined });
  working(readable);
  await session.open({ file });
  working({ unread: 'This file cannot be read.', messages: [] });
  await session.make(change);
  expect([session.shown().answer?.unread, session.shown().changes.length]).toEqual([
    'This file cannot be read.',
    1,
  ]);
  answers = (request, response) => {
    const isSave = request.url?.endsWith('/save');
    response.end(JSON.stringify({ ...readable, ...(isSave && { saved: [file] }) }));
  };
  // What was typed last asks by itself, before anything is told of the file.
  session.type(change);
  await expect.poll(() => session.shown().note).toMatch('Saved in');
  expect(session.shown().changes).toEqual([]);
  await session.close();
});
