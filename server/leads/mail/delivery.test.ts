import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { type Reaction, startMailServer } from '../../testing/mail-server.ts';
import { makeMailsDue } from '../../testing/stored.ts';

async function startWithMail(react?: () => Reaction, url?: string) {
  const mailServer = await startMailServer(react);
  onTestFinished(mailServer.stop);
  const mail = {
    smtpUrl: url ?? mailServer.url,
    to: ['desk@site.example', 'boss@site.example'],
    from: 'Site <site@site.example>',
  };
  const server = await startFake({ config: { mail } });
  return { ...server, mails: mailServer.mails };
}

const outboxOf = (dataDirectory: string) => {
  const database = new DatabaseSync(`${dataDirectory}/leads.sqlite`, { readOnly: true });
  const rows = database.prepare('SELECT state, attempts, last_fault FROM outbox').all();
  database.close();
  return rows;
};

test('a stored lead is mailed at once, to every address', async () => {
  const { address, mails, dataDirectory } = await startWithMail();
  const { id } = JSON.parse((await postJson(address, goodMessage)).text);
  await eventually(() => expect(mails).toHaveLength(1));
  expect(mails[0]).toMatchObject({
    to: ['desk@site.example', 'boss@site.example'],
    messageId: `<${id}@site.example>`,
    text: expect.stringContaining('Reply-To: Ada <ada@example.org>'),
  });
  expect(mails[0]?.text.match(/^Content-Type: .*$/gim)).toEqual([
    expect.stringContaining('text/plain'),
  ]);
  await eventually(() => expect(outboxOf(dataDirectory)).toMatchObject([{ state: 'sent' }]));
});

test('a mail whose sender never heard of its arrival comes again, recognisably', async () => {
  const reactions: Reaction[] = ['drop after taking', 'take'];
  const { address, mails, dataDirectory } = await startWithMail(() => reactions.shift() ?? 'take');
  await postJson(address, goodMessage);
  await eventually(() => expect(outboxOf(dataDirectory)[0]?.last_fault).toBeTruthy());
  await makeMailsDue(dataDirectory);
  await postJson(address, { ...goodMessage, name: 'Bob' });
  await eventually(() => expect(mails).toHaveLength(3));
  const adas = mails.filter(({ text }) => text.includes('Ada'));
  const subjects = adas.map(({ text }) => /^Subject: .*/m.exec(text)?.[0]);
  expect(adas).toHaveLength(2);
  expect(new Set(adas.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(subjects).size).toBe(1);
});
