// What goes to the mail server, and what is kept from it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { goodMessage, mailWording } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import type { OutboxRow } from '../database/lead-tables.ts';
import { createMailer, openTransport } from './create-mailer.ts';

const desk = 'desk@site.example';
const sales = 'Sales <sales@site.example>';

async function startMailer(refuse?: (address: string) => number | undefined) {
  const { mails, url, stop } = await startMailServer(undefined, 0, refuse);
  onTestFinished(stop);
  const settings = { smtpUrl: url, to: [desk, sales], from: 'a@site.example' };
  return { mails, url, send: createMailer(settings, mailWording) };
}

const lead = (name: string) => ({
  id: `${name.toLowerCase()}-0000`,
  created_at: '2030-01-02T03:04:05.000Z',
  form: 'contact',
  fields: JSON.stringify({ ...goodMessage, name }),
  answers: null,
  idempotency_key: null,
  suspicion: 0,
  done_at: null,
});

const entry = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  lead_id: '',
  state: 'pending',
  attempts: 1,
  due_at: '',
  claim: null,
  first_tried_at: null,
  sent_at: null,
  last_fault: null,
  owed_to: null,
  ...change,
});

test.each([
  ['one address', JSON.stringify([sales]), ['sales@site.example']],
  [
    'an address that has left, and so to all',
    '["gone@site.example"]',
    [desk, 'sales@site.example'],
  ],
])('a mail that is still owed to %s goes there', async (_whom, owed_to, to) => {
  const { mails, send } = await startMailer();
  expect(await send({ leads: [lead('Ada')], entries: [entry({ owed_to })] })).toBeUndefined();
  expect(mails.map((mail) => mail.to)).toEqual([to]);
});

test('who was refused is named with the reply, as in the settings', async () => {
  const { send } = await startMailer((address) => (address === desk ? undefined : 452));
  const failure = await send({ leads: [lead('Ada')], entries: [entry()] });
  expect(failure).toEqual({ code: '452', owedTo: [sales] });
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
