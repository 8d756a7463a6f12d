// A flood shuts nobody out: what is beyond the usual number is kept, marked, and mailed together.
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { changeStore, readStored } from '../../testing/stored.ts';
import { leadFile } from '../sqlite/lead-file.ts';

// No minute passes, however slow the machine.
const start = Date.parse('2030-05-14T10:01:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return () => void vi.useRealTimers();
});

const plenty = 10 ** 12;

async function startFlooded(freeBytes = plenty) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const mail = { smtpUrl: mailServer.url, to: ['desk@site.example'], from: 'a@site.example' };
  const config = { hasRateLimit: true, trustProxy: 1, mail };
  const server = await startFake({ config, measureFree: () => freeBytes });
  let clients = 0;
  const post = (name = 'Ada') => {
    clients += 1;
    const client = `192.0.${clients >> 8}.${clients & 255}`;
    return postJson(server.address, { ...goodMessage, name }, { 'x-forwarded-for': client });
  };
  for (let each = 0; each < 300; each += 1) expect((await post()).status).toBe(201);
  return { ...server, post, mails: mailServer.mails };
}

/** Takes the mails that are owed for sent, as if they had gone long ago. */
function forgetPending(dataDirectory: string): Promise<void> {
  return changeStore(dataDirectory, (database) =>
    database.exec("UPDATE outbox SET state = 'sent' WHERE state = 'pending'"),
  );
}

test('beyond 300 an hour messages are kept, marked, and mailed as one at the next quarter', async () => {
  const { post, mails, dataDirectory } = await startFlooded();
  for (const name of ['Bob', 'Cy', 'Dee']) expect((await post(name)).status).toBe(201);
  await forgetPending(dataDirectory);
  const waiting = () => readStored(dataDirectory).outbox.filter((state) => state === 'digest');
  expect(waiting()).toHaveLength(3);
  vi.setSystemTime(Date.parse('2030-05-14T10:15:01.000Z'));
  const findDigest = () => mails.find(({ text }) => text.includes('Subject: 3 messages'));
  await eventually(() => expect(findDigest()).toBeDefined());
  const digest = findDigest()?.text;
  for (const name of ['Bob', 'Cy', 'Dee']) expect(digest).toContain(`Name: ${name} | Mail: ada@`);
  await eventually(() => expect(waiting()).toEqual([]));
  const database = new DatabaseSync(leadFile(dataDirectory), { readOnly: true });
  const marked = database.prepare('SELECT count(*) AS count FROM lead WHERE suspicion >= 2').get();
  database.close();
  expect(marked?.count).toBe(3);
});
