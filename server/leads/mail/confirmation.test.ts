// What the sender of a message gets: nothing unless the dealer wants it, and never much.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { postJson } from '../../testing/client.ts';
import { engines, openDatabases } from '../../testing/engines.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { createFakeSite, fakeForms, goodMessage } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readStored } from '../../testing/stored.ts';
import { createConfirmation } from './confirmation.ts';

const text = { subject: 'It arrived', text: 'We got it. Call 555-0100.' };

async function startMails() {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const settings = { smtpUrl: server.url, to: ['desk@site.example'], from: 'a@site.example' };
  const toSenders = () => server.mails.filter(({ to }) => to[0] !== 'desk@site.example');
  return { settings, mails: server.mails, toSenders };
}

async function startSite(confirmation?: typeof text) {
  const { settings, mails, toSenders } = await startMails();
  const { texts } = createFakeSite();
  const site = {
    texts: { ...texts, mail: { ...texts.mail, ...(confirmation && { confirmation }) } },
  };
  const server = await startFake({ config: { mail: settings }, site });
  const settled = (count: number) =>
    eventually(() => {
      expect(readStored(server.dataDirectory).outbox).toEqual(Array(count).fill('sent'));
      expect(mails.length - toSenders().length).toBe(count);
    });
  return { ...server, toSenders, settled };
}

test('is nothing unless it is switched on', async () => {
  const { address, toSenders, settled, close } = await startSite();
  await postJson(address, goodMessage);
  await settled(1);
  await close();
  expect(toSenders()).toEqual([]);
});

test('is once for an address, and repeats nothing of what was written', async () => {
  const { address, toSenders, settled, close } = await startSite(text);
  await postJson(address, goodMessage);
  await postJson(address, { ...goodMessage, email: 'ADA@example.org' });
  await settled(2);
  await close();
  const sent = toSenders();
  expect(sent.map(({ to }) => to)).toEqual([['ada@example.org']]);
  expect(sent[0]?.text).toContain('Subject: It arrived');
  expect(sent[0]?.text).toContain('Auto-Submitted: auto-replied');
  expect(sent[0]?.text).toContain('Reply-To: desk@site.example');
  expect(sent[0]?.text).not.toMatch(/Ada\b|Ten letters|Second topic/);
});

test('is nothing for a message that looks like spam', async () => {
  const { address, toSenders, settled, close } = await startSite(text);
  await postJson(address, { ...goodMessage, website: 'http://spam.example' });
  await settled(1);
  await close();
  expect(toSenders()).toEqual([]);
});

describe.each(engines)('counted in $engine', (each) => {
  const { all } = openDatabases(each, 2);

  test.skipIf(!each.isHere)(
    'it is at most fifty an hour in all, and one a day for an address',
    async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { settings, toSenders } = await startMails();
      const confirms = all().map((database) =>
        createConfirmation({ settings, forms: fakeForms, text, database }),
      );
      const send = (index: number) =>
        confirms[index % confirms.length]?.({
          id: String(index),
          created_at: new Date().toISOString(),
          form: 'contact',
          fields: JSON.stringify({ ...goodMessage, email: `sender${index}@mail.example` }),
          answers: null,
          idempotency_key: null,
          suspicion: 0,
          done_at: null,
        });
      for (let index = 0; index < 60; index += 6) {
        await Promise.all([0, 1, 2, 3, 4, 5].map((more) => send(index + more)));
      }
      expect(toSenders()).toHaveLength(50);
      vi.setSystemTime(Date.now() + 3_601_000);
      await send(100);
      await send(100);
      expect(toSenders()).toHaveLength(51);
      vi.setSystemTime(Date.now() + 82_800_000);
      await send(100);
      expect(toSenders()).toHaveLength(51);
      vi.setSystemTime(Date.now() + 3_601_000);
      await send(100);
      expect(toSenders()).toHaveLength(52);
    },
  );
});
