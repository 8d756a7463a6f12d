// A mail server that is away, silent or refusing: every message is acknowledged and kept, what the log tells, and what is
// tried again and when. Lost mails are tried in delivery.nightly.ts.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MailLimits } from '../leads/mail/create-mailer.ts';
import { postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { freePort } from '../testing/free-port.ts';
import { type Reaction, startMailServer } from '../testing/mail-server.ts';
import { makeMailsDue, readStored } from '../testing/stored.ts';

const notSent = 'warn: mail not sent; it is tried again';
const later = { ...goodMessage, name: 'Bob' };

interface Failure {
  readonly smtpUrl: string;
  readonly code: string;
  readonly reported?: string;
  readonly mailLimits?: MailLimits;
  /** Ends what makes mails fail. */
  readonly repair?: () => Promise<unknown>;
}

/** Posts, waits for the mail to fail as said, ends its pause, and posts again, which sends both. */
async function expectSentLater({ smtpUrl, code, reported = notSent, mailLimits, repair }: Failure) {
  const mail = { smtpUrl, to: ['desk@site.example'], from: 'site@site.example' };
  const server = await startFake({ config: { mail }, ...(mailLimits && { mailLimits }) });
  const { address, dataDirectory } = server;
  const outboxBecomes = (...outbox: readonly string[]) =>
    eventually(() => expect(readStored(dataDirectory).outbox).toEqual(outbox));
  expect((await postJson(address, goodMessage)).status).toBe(201);
  await outboxBecomes(`pending after ${code}`);
  await repair?.();
  await makeMailsDue(dataDirectory);
  expect((await postJson(address, later)).status).toBe(201);
  await outboxBecomes(`sent after ${code}`, 'sent');
  expect([server.leads(), server.reported()]).toEqual([
    [goodMessage, later],
    [`${reported} (${code})`],
  ]);
}

async function startMails(port: number) {
  const { stop } = await startMailServer(undefined, port);
  onTestFinished(stop);
}

test('a mail server that is away gets the mails once it is back', async () => {
  const port = await freePort();
  await expectSentLater({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    code: 'ESOCKET',
    repair: () => startMails(port),
  });
});

test('a mail server that accepts the connection and stays silent is left alone for a while', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  const port = await freePort();
  silent.listen(port, '127.0.0.1');
  await once(silent, 'listening');
  await expectSentLater({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    code: 'ETIMEDOUT',
    mailLimits: { connectionTimeout: 600, greetingTimeout: 600, socketTimeout: 600 },
    repair: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silent.close(resolve));
      await startMails(port);
    },
  });
});

test.each([
  [451, notSent],
  [550, 'error: mail refused; it is tried again'],
])('a mail server that answers %i gets the mail again', async (code, reported) => {
  const reactions: Reaction[] = [code];
  const { url, stop } = await startMailServer(() => reactions.shift() ?? 'take');
  onTestFinished(stop);
  await expectSentLater({ smtpUrl: url, code: String(code), reported });
});
