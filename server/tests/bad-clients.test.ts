// Clients that are slow, stuck or gone, and faults of our own: what is answered, what the
// store holds afterwards, what the log says, and that pages are served on. The limits of a server
// that serves are tried in half-open.nightly.ts.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { leadFile } from '../leads/sqlite/lead-file.ts';
import { ask, postJson } from '../testing/client.ts';
import { contactForm, goodContact } from '../testing/contact-form.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeRenderer } from '../testing/fake-site.ts';
import { type OpenSocket, openSocket } from '../testing/open-socket.ts';
import { type Outcome, outcomeOf, type Reply } from '../testing/outcome.ts';
import { holdStore, readStored } from '../testing/stored.ts';

const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
// Each row shortens the one limit that must end it.
const limits = { headers: 60_000, request: 60_000, checkEvery: 50, stalled: 60_000, stop: 600 };

async function startScene(options: Parameters<typeof startFake>[0] = {}) {
  const site = { forms: [contactForm], ...options.site };
  const server = await startFake({ ...options, site });
  const readStore = () => readStored(server.dataDirectory);
  return { ...server, readStore, readLog: () => server.lines.join('') };
}

/** What a client received before the server let it go; a good margin above every limit here. */
async function farewellTo({ socket, closed, received }: OpenSocket): Promise<Reply> {
  await Promise.race([closed, wait(60_000, undefined, { ref: false })]);
  return socket.closed ? [Number(received.text.split(' ')[1])] : ['still open'];
}

async function sendLessThanAnnounced(): Promise<Outcome> {
  const scene = await startScene({ limits: { ...limits, headers: 1_500, request: 1_500 } });
  const client = openSocket(scene.address, `${head}Content-Length: 99\r\n\r\n{"firstName":`);
  return outcomeOf(scene, [await farewellTo(client)]);
}

async function sendHeadersByteByByte(): Promise<Outcome> {
  const scene = await startScene({ limits: { ...limits, headers: 1_500 } });
  const client = openSocket(scene.address, 'GET / HTTP/1.1\r\nX: ');
  sendOn([client]);
  return outcomeOf(scene, [await farewellTo(client)]);
}

/** These clients never hang up by themselves: only a server that lets go of them is rid of them. */
async function leaveSocketsHalfOpen(): Promise<Outcome> {
  const scene = await startScene({ limits: { ...limits, headers: 1_500 } });
  const clients = Array.from({ length: 50 }, () =>
    openSocket(scene.address, 'GET / HTTP/1.1\r\nHos', { hangsUp: false }),
  );
  sendOn(clients);
  const farewells = await Promise.all(clients.map(farewellTo));
  const different = new Map(farewells.map((farewell) => [String(farewell), farewell]));
  return outcomeOf(scene, [...different.values()]);
}

function sendOn(clients: readonly OpenSocket[]): void {
  const drip = setInterval(() => clients.forEach(({ socket }) => void socket.write('x')), 20);
  onTestFinished(() => {
    clearInterval(drip);
    for (const { socket } of clients) socket.destroy();
  });
}

async function hangUpBeforeTheAnswer(): Promise<Outcome> {
  const scene = await startScene();
  // Keeps the answer back until the client is gone.
  const release = await holdStore(scene.dataDirectory);
  const body = JSON.stringify(goodContact);
  const more = `Idempotency-Key: once\r\nContent-Length: ${body.length}\r\n`;
  const client = openSocket(scene.address, `${head}${more}Expect: 100-continue\r\n\r\n`);
  await client.hears('100 Continue');
  client.socket.write(body, () => client.socket.destroy());
  await eventually(() => expect(scene.readLog()).toContain('"status":499'));
  release();
  await eventually(() => expect(scene.readStore().leads).not.toEqual([]));
  const again = await postJson(scene.address, goodContact, { 'idempotency-key': 'once' });
  return outcomeOf(scene, [again]);
}

const fail = () => {
  throw new Error('secret of the handler');
};
const failLater = async () => fail();
const failingForm = {
  ...contactForm,
  schema: Object.assign(Object.create(null), { safeParse: fail }),
};

async function throwInTheApi(): Promise<Outcome> {
  const scene = await startScene({ site: { forms: [failingForm] } });
  return outcomeOf(scene, [await postJson(scene.address, goodContact)]);
}

async function rejectInTheApi(): Promise<Outcome> {
  const scene = await startScene();
  const other = new DatabaseSync(leadFile(scene.dataDirectory));
  other.exec('ALTER TABLE outbox RENAME TO hidden');
  const answer = await postJson(scene.address, goodContact);
  other.exec('ALTER TABLE hidden RENAME TO outbox');
  other.close();
  return outcomeOf(scene, [answer]);
}

async function throwOnThePage(): Promise<Outcome> {
  const scene = await startScene({ site: { forms: [failingForm] } });
  const posted = { method: 'POST', headers: form, body: 'firstName=Ada' };
  return outcomeOf(scene, [await ask(scene.address, '/contact', posted)]);
}

const askPage = (render: () => never | Promise<never>) => async (): Promise<Outcome> => {
  const scene = await startScene({ site: { renderer: { ...fakeRenderer, render } } });
  return outcomeOf(scene, [await ask(scene.address, '/stock?colour=red')]);
};

const nothing = { leads: [], outbox: [], reported: [], alive: true };
const inApi = [500, 'Failed to submit contact form'];
const onPage = [
  500,
  '500 Internal Server Error\n\nSomething went wrong here. Please try again, or call 555-0100.',
];
const fault = (path: string) => ({ ...nothing, reported: [`error: fault (500 ${path})`] });

const rows: readonly (readonly [row: string, cause: () => Promise<Outcome>, outcome: Outcome])[] = [
  ['a body shorter than its length', sendLessThanAnnounced, { ...nothing, answers: [[408]] }],
  ['headers byte by byte', sendHeadersByteByByte, { ...nothing, answers: [[408]] }],
  ['half-open sockets', leaveSocketsHalfOpen, { ...nothing, answers: [[408]] }],
  [
    'a client gone before the answer',
    hangUpBeforeTheAnswer,
    { ...nothing, answers: [[201, 'stored']], leads: [goodContact], outbox: ['pending'] },
  ],
  ['a throw in the API', throwInTheApi, { ...fault('/api/contact'), answers: [inApi] }],
  ['a rejection in the API', rejectInTheApi, { ...fault('/api/contact'), answers: [inApi] }],
  ['a throw in the posted form', throwOnThePage, { ...fault('/contact'), answers: [onPage] }],
  ['a throw on a page', askPage(fail), { ...fault('/stock'), answers: [onPage] }],
  ['a rejection on a page', askPage(failLater), { ...fault('/stock'), answers: [onPage] }],
];

test.each(rows)('%s', async (_row, cause, outcome) => {
  expect(await cause()).toEqual(outcome);
});
