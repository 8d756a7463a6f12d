// Even a row that the rules of today would refuse cannot add a header or a reader to a mail.
import { expect, onTestFinished, test } from 'vitest';
import { goodMessage, mailWording } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createMailer } from './create-mailer.ts';

const hostile = {
  name: 'Ada\r\nBcc: evil@x.example\r\n\r\nforged body',
  email: 'ada@example.org>\r\nRCPT TO:<evil@x.example',
  topic: 'two\r\nSubject: forged',
  text: 'one\r\n.\r\nMAIL FROM:<evil@x.example>\r\nRCPT TO:<evil@x.example>\r\nDATA\r\n',
};

const newEntry = {
  lead_id: '',
  state: 'pending',
  attempts: 1,
  due_at: '',
  claim: null,
  first_tried_at: null,
  sent_at: null,
  last_fault: null,
  owed_to: null,
} as const;

test('a mail goes to us alone, with our own headers, whatever the visitor wrote', async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const settings = { smtpUrl: mailServer.url, to: ['desk@site.example'], from: 'a@site.example' };
  const send = createMailer(settings, mailWording);
  const lead = {
    id: '0123abcd-0000-4000-8000-000000000000',
    created_at: '2030-01-02T03:04:05.000Z',
    form: 'contact',
    fields: JSON.stringify({ ...goodMessage, ...hostile }),
    answers: null,
    idempotency_key: null,
    suspicion: 0,
    done_at: null,
  };
  await send({ leads: [lead], entries: [newEntry] });
  expect(mailServer.mails).toHaveLength(1);
  const [mail] = mailServer.mails;
  expect(mail?.to).toEqual(['desk@site.example']);
  const [head = ''] = (mail?.text ?? '').split('\r\n\r\n');
  const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
  expect(names.toSorted()).toEqual([
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(head).not.toMatch(/^Subject:.*forged/m);
});
