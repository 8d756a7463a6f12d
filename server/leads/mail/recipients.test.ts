// A mail is owed to each recipient: who was refused gets it later, and nobody gets it twice for that.
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../command/run-command.ts';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { makeMailsDue, readStored } from '../../testing/stored.ts';
import { leadFile } from '../sqlite/lead-file.ts';

const desk = 'desk@site.example';
const sales = 'Sales <sales@site.example>';

async function startWithRefusal() {
  const refused = new Set(['sales@site.example']);
  const mailServer = await startMailServer(undefined, 0, (address) =>
    refused.has(address) ? 550 : undefined,
  );
  onTestFinished(mailServer.stop);
  const mail = { smtpUrl: mailServer.url, to: [desk, sales], from: 'site@site.example' };
  const server = await startFake({ config: { mail } });
  await postJson(server.address, goodMessage);
  const outbox = () => readStored(server.dataDirectory).outbox;
  await eventually(() => expect(outbox()).toEqual(['pending after 550']));
  return { ...server, refused, outbox, mails: mailServer.mails };
}

test('who was refused gets it later, and the other once', async () => {
  const { refused, mails, outbox, dataDirectory, address } = await startWithRefusal();
  expect(mails.map(({ to }) => to)).toEqual([[desk]]);
  refused.clear();
  await makeMailsDue(dataDirectory);
  await postJson(address, { ...goodMessage, name: 'Bob' });
  await eventually(() => expect(outbox()).toEqual(['sent after 550', 'sent']));
  const adas = mails.filter(({ text }) => text.includes('Name: Ada'));
  expect(adas.map(({ to }) => to)).toEqual([[desk], ['sales@site.example']]);
  expect(new Set(adas.map(({ messageId }) => messageId)).size).toBe(1);
});

test('the dealer can see who never got it', async () => {
  const { dataDirectory, close } = await startWithRefusal();
  await close();
  const database = new DatabaseSync(leadFile(dataDirectory));
  database.exec("UPDATE outbox SET state = 'dead'");
  const id = String(database.prepare('SELECT id FROM lead').get()?.id);
  database.close();
  const shown = await runCommand(['show', id], { dataDirectory, timeZone: 'UTC' });
  expect(shown).toContain('mail: NOT MAILED');
  expect(shown).toContain(`not mailed to: ${sales}\n`);
});
