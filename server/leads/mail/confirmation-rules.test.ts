// Whom a confirmation goes to, and how it reads to other machines.
import { expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { createDataDirectory } from '../../testing/fake-server.ts';
import { fakeForms } from '../../testing/fake-site.ts';
import { leadRow } from '../../testing/lead-row.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { openServerSqlite } from '../sqlite/open-sqlite.ts';
import { createConfirmation } from './confirmation.ts';

const now = Date.parse('2030-05-14T10:00:00.000Z');
const tables = tablesOf(import.meta.filename);

const [contact = expect.fail()] = fakeForms;
const forms = [
  contact,
  { ...contact, id: 'visit', fields: [{ name: 'mail', label: 'Mail', type: 'email' }] },
  { ...contact, id: 'poll', fields: [{ name: 'email', label: 'Answer', type: 'text' }] },
];

/** Tells the senders of messages that come one after the other; gives the mails that went out. */
async function confirm(...messages: readonly object[]) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const { mails, url, stop } = await startMailServer();
  onTestFinished(stop);
  const database = await openServerSqlite(createDataDirectory());
  onTestFinished(database.close);
  const settings = { smtpUrl: url, to: ['desk@site.example'], from: 'a@site.example' };
  const text = { subject: 'It arrived', text: 'We got it.' };
  const tell = createConfirmation({ settings, forms, textIn: () => text, database });
  for (const [index, message] of messages.entries()) {
    const row = leadRow({}, { id: String(index), created_at: new Date(now).toISOString() });
    await tell({ ...row, ...message });
  }
  return mails;
}

test.each(tables('messages'))(
  'a message %s is confirmed to its sender as it should be',
  async (_kind, message, recipients) => {
    const mails = await confirm(message);
    expect(mails.flatMap(({ to }) => to)).toEqual(recipients);
  },
);

test('no machine answers a confirmation, and it names the sender by the address alone', async () => {
  const [mail] = await confirm({});
  expect(mail?.text).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  expect(mail?.text).toMatch(/^To: ada@example\.org\r$/m);
});
