// What goes to the mail server, and what is kept from it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { mailWording } from '../../testing/fake-site.ts';
import { leadRow, outboxRow } from '../../testing/lead-row.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createMailer, openTransport } from './create-mailer.ts';

const desk = 'desk@site.example';
const sales = 'Sales <sales@site.example>';

async function startMailer(refuse?: (address: string) => number | undefined) {
  const { mails, url, stop } = await startMailServer(undefined, 0, refuse);
  onTestFinished(stop);
  const settings = { smtpUrl: url, to: [desk, sales], from: 'a@site.example' };
  return { mails, url, send: createMailer(settings, mailWording) };
}

test.each([
  ['one address', JSON.stringify([sales]), ['sales@site.example']],
  ['an address that has left, so to all', '["gone@x.example"]', [desk, 'sales@site.example']],
])('a mail that is still owed to %s goes there', async (_whom, owed_to, to) => {
  const { mails, send } = await startMailer();
  expect(await send({ leads: [leadRow()], entries: [outboxRow({ owed_to })] })).toBeUndefined();
  expect(mails.map((mail) => mail.to)).toEqual([to]);
});

test('a refused recipient is named with the reply, spelled as in the settings', async () => {
  const { send } = await startMailer((address) => (address === desk ? undefined : 452));
  const failure = await send({ leads: [leadRow()], entries: [outboxRow()] });
  expect(failure).toEqual({ code: '452', owedTo: [sales] });
});

test('several messages are one mail', async () => {
  const { mails, send } = await startMailer();
  const leads = [leadRow(), leadRow({ name: 'Bob' }, { id: 'bob' })] as const;
  const digest = outboxRow({ state: 'digest' });
  await send({ leads, entries: [digest, digest] });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/^Subject: 2 messages\r$[\s\S]*Name: Ada[\s\S]*Name: Bob/m);
});

// Even a row that the rules of today would refuse cannot add a header or a reader.
test('a mail goes to us alone, with our own headers, whatever the visitor wrote', async () => {
  const { mails, send } = await startMailer();
  const hostile = {
    name: 'Ada\r\nBcc: evil@x.example\r\n\r\nforged body',
    email: 'ada@example.org>\r\nRCPT TO:<evil@x.example',
    topic: 'two\r\nSubject: forged',
    text: 'one\r\n.\r\nMAIL FROM:<evil@x.example>\r\nRCPT TO:<evil@x.example>\r\nDATA\r\n',
  };
  await send({ leads: [leadRow(hostile)], entries: [outboxRow()] });
  expect(mails.map(({ to }) => to)).toEqual([[desk, 'sales@site.example']]);
  const [head = ''] = (mails[0]?.text ?? '').split('\r\n\r\n');
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
  const own = 'date from message-id mime-version reply-to subject to';
  expect(names.toSorted().join(' ')).toBe(`content-transfer-encoding content-type ${own}`);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(head).not.toMatch(/^Subject:.*forged/m);
});

test('a mail holds no file and no page, whatever asks for one', async () => {
  const { mails, url } = await startMailer();
  const file = join(createDataDirectory(), 'file');
  writeFileSync(file, 'secret');
  const send = (text: object) => openTransport(url).sendMail({ from: desk, to: desk, text });
  await expect(send({ path: file })).rejects.toThrow('File access rejected');
  await expect(send({ href: 'http://127.0.0.1:1/' })).rejects.toThrow('Url access rejected');
  expect(mails).toEqual([]);
});
