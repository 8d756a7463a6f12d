// A mail server that is away, silent or refusing: every message is acknowledged and kept, what
// the log tells, and what is tried again and when. Lost mails are tried in delivery.nightly.ts.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MailSettings } from '../config.ts';
import type { MailLimits } from '../leads/mail/create-mailer.ts';
import { postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { freePort } from '../testing/free-port.ts';
import { type Reaction, startMailServer } from '../testing/mail-server.ts';
import { type Outcome, outcomeOf } from '../testing/outcome.ts';
import { makeMailsDue, readStored } from '../testing/stored.ts';

/** For a mail server that says nothing: the others are given the usual time. */
const impatient = { connectionTimeout: 600, greetingTimeout: 600, socketTimeout: 600 };
const later = { ...goodMessage, name: 'Bob' };

const mailTo = (smtpUrl: string) => ({
  smtpUrl,
  to: ['desk@site.example'],
  from: 'site@site.example',
});

async function startScene(mail?: MailSettings, mailLimits?: MailLimits) {
  const server = await startFake({ config: { mail }, ...(mailLimits && { mailLimits }) });
  const readStore = () => readStored(server.dataDirectory);
  return { ...server, readStore, readLog: () => server.lines.join('') };
}

type Scene = Awaited<ReturnType<typeof startScene>>;

const outboxBecomes = ({ readStore }: Scene, outbox: readonly string[]) =>
  eventually(() => expect(readStore().outbox).toEqual(outbox));

/** Posts, waits for the mail to fail as said, ends its pause, and posts again, which sends both. */
async function sendTwice(scene: Scene, code: string, repair = async () => {}): Promise<Outcome> {
  const answers = [await postJson(scene.address, goodMessage)];
  await outboxBecomes(scene, [`pending after ${code}`]);
  await repair();
  await makeMailsDue(scene.dataDirectory);
  answers.push(await postJson(scene.address, later));
  await outboxBecomes(scene, [`sent after ${code}`, 'sent']);
  return outcomeOf(scene, answers);
}

async function refuseConnections(): Promise<Outcome> {
  const port = await freePort();
  const scene = await startScene(mailTo(`smtp://127.0.0.1:${port}`));
  return sendTwice(scene, 'ESOCKET', async () => {
    const { stop } = await startMailServer(undefined, port);
    onTestFinished(stop);
  });
}

/** It takes the connection and never says a word. */
async function sayNothing(): Promise<Outcome> {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  const port = await freePort();
  silent.listen(port, '127.0.0.1');
  await once(silent, 'listening');
  const hangUp = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  };
  const scene = await startScene(mailTo(`smtp://127.0.0.1:${port}`), impatient);
  return sendTwice(scene, 'ETIMEDOUT', async () => {
    await hangUp();
    const { stop } = await startMailServer(undefined, port);
    onTestFinished(stop);
  });
}

const refuseWith = (code: number) => async (): Promise<Outcome> => {
  const reactions: Reaction[] = [code];
  const { url, stop } = await startMailServer(() => reactions.shift() ?? 'take');
  onTestFinished(stop);
  return sendTwice(await startScene(mailTo(url)), String(code));
};

const keptAndSent = (code: string) => ({
  answers: [
    [201, 'stored'],
    [201, 'stored'],
  ],
  leads: [goodMessage, later],
  outbox: [`sent after ${code}`, 'sent'],
  alive: true,
});
const triedAgain = (code: string) => ({
  ...keptAndSent(code),
  reported: [`warn: mail not sent; it is tried again (${code})`],
});

test.each([
  ['refused', refuseConnections, triedAgain('ESOCKET')],
  ['silent', sayNothing, triedAgain('ETIMEDOUT')],
  ['421', refuseWith(421), triedAgain('421')],
  ['451', refuseWith(451), triedAgain('451')],
  [
    '550, which is our own mistake',
    refuseWith(550),
    { ...keptAndSent('550'), reported: ['error: mail refused; it is tried again (550)'] },
  ],
])('%s', async (_row, cause, outcome) => {
  expect(await cause()).toEqual(outcome);
});
