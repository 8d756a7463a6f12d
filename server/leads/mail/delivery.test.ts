// What a running server mails: to the dealer, again after a failure, and to senders where that is wanted.

import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../command/run-command.ts';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { createFakeSite, goodMessage } from '../../testing/fake-site.ts';
import { type Reaction, startMailServer } from '../../testing/mail-server.ts';
import { changeStore, makeMailsDue, readStored } from '../../testing/stored.ts';

const desk = 'desk@site.example';
const boss = 'Boss <boss@site.example>';

interface Ways {
  readonly react?: () => Reaction;
  readonly refuse?: (address: string) => number | undefined;
  readonly dataDirectory?: string;
  readonly confirmation?: { readonly subject: string; readonly text: string };
}

async function startWithMail({ react, refuse, confirmation, dataDirectory }: Ways = {}) {
  const { mails, url: smtpUrl, stop } = await startMailServer(react, 0, refuse);
  onTestFinished(stop);
  const mail = { smtpUrl, to: [desk, boss], from: 'Site <site@site.example>' };
  const { texts } = createFakeSite();
  const site = {
    texts: { ...texts, mail: { ...texts.mail, ...(confirmation && { confirmation }) } },
  };
  const server = await startFake({
    config: { mail, ...(dataDirectory && { dataDirectory }) },
    site,
  });
  const outboxBecomes = (...outbox: readonly unknown[]) =>
    eventually(() => expect(readStored(server.dataDirectory).outbox).toEqual(outbox));
  return { ...server, mails, outboxBecomes };
}

test('a stored lead is mailed at once, to every address, and nothing to its sender', async () => {
  const { address, mails, outboxBecomes, close } = await startWithMail();
  const { id } = JSON.parse((await postJson(address, goodMessage)).text);
  await outboxBecomes('sent');
  await close();
  expect(mails).toMatchObject([
    {
      to: [desk, 'boss@site.example'],
      messageId: `<${id}@site.example>`,
      text: expect.stringContaining('Reply-To: Ada <ada@example.org>'),
    },
  ]);
});

test('mail that is set up later sends nothing of the time before', async () => {
  const { dataDirectory, address, close } = await startFake();
  await postJson(address, goodMessage);
  await postJson(address, { ...goodMessage, name: 'From a server that owed every mail' });
  await close();
  const last = '(SELECT max(rowid) FROM outbox)';
  const owed = `state = 'pending', due_at = '2020-05-01T00:00:00.000Z' WHERE rowid = ${last}`;
  await changeStore(dataDirectory, `UPDATE outbox SET ${owed}`);
  const later = await startWithMail({ dataDirectory });
  await postJson(later.address, { ...goodMessage, name: 'Bob' });
  await eventually(() => expect(later.mails).toHaveLength(1));
  await later.close();
  expect(later.mails[0]?.text).toContain('Name: Bob');
  expect(later.mails).toHaveLength(1);
});

test('a mail whose sender never heard of its arrival comes again, recognisably', async () => {
  const reactions: Reaction[] = ['drop after taking', 'take'];
  const react = () => reactions.shift() ?? 'take';
  const { address, mails, outboxBecomes, dataDirectory } = await startWithMail({ react });
  await postJson(address, goodMessage);
  await outboxBecomes(expect.stringMatching(/^pending after ./));
  await makeMailsDue(dataDirectory);
  await postJson(address, { ...goodMessage, name: 'Bob' });
  await eventually(() => expect(mails).toHaveLength(3));
  const adas = mails.filter(({ text }) => text.includes('Ada'));
  const subjects = adas.map(({ text }) => /^Subject: .*/m.exec(text)?.[0]);
  expect(adas).toHaveLength(2);
  expect(new Set(adas.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(subjects).size).toBe(1);
});

test('a recipient who was refused gets the mail later, the other gets it once, and the dealer sees who never got it', async () => {
  const refused = new Set(['boss@site.example']);
  const refuse = (address: string) => (refused.has(address) ? 550 : undefined);
  const { address, mails, outboxBecomes, dataDirectory } = await startWithMail({ refuse });
  const { id } = JSON.parse((await postJson(address, goodMessage)).text);
  await outboxBecomes('pending after 550');
  await changeStore(dataDirectory, "UPDATE outbox SET state = 'dead'");
  const shown = await runCommand(['show', id], { dataDirectory, timeZone: 'UTC' });
  expect(shown).toMatch(/mail: NOT MAILED[\s\S]*not mailed to: Boss <boss@site\.example>\n/);
  await changeStore(dataDirectory, "UPDATE outbox SET state = 'pending'");
  refused.clear();
  await makeMailsDue(dataDirectory);
  await postJson(address, { ...goodMessage, name: 'Bob' });
  await outboxBecomes('sent after 550', 'sent');
  const adas = mails.filter(({ text }) => text.includes('Name: Ada'));
  expect(adas.map(({ to }) => to)).toEqual([[desk], ['boss@site.example']]);
});

test('a sender is told once where the dealer wants it, and nothing of what was written is repeated', async () => {
  const confirmation = { confirmation: { subject: 'It arrived', text: 'Call 555-0100.' } };
  const { address, mails, outboxBecomes, close } = await startWithMail(confirmation);
  await postJson(address, goodMessage);
  await postJson(address, { ...goodMessage, email: 'ADA@example.org' });
  await postJson(address, { ...goodMessage, email: 'b@example.org', website: 'spam.example' });
  await outboxBecomes('sent', 'sent', 'sent');
  await close();
  const toSenders = mails.filter(({ to }) => to[0] !== desk);
  expect(toSenders.map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(toSenders[0]?.text).toContain('Subject: It arrived');
  expect(toSenders[0]?.text).toContain('Auto-Submitted: auto-replied');
  expect(toSenders[0]?.text).toContain('Reply-To: desk@site.example');
  expect(toSenders[0]?.text).not.toMatch(/Ada\b|Ten letters|Second topic/);
});
