// What the sender of a message gets: nothing unless the dealer wants it, and never much.
import { expect, onTestFinished, test } from 'vitest';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { createFakeSite, goodMessage } from '../../testing/fake-site.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { readStored } from '../../testing/stored.ts';

const text = { subject: 'It arrived', text: 'We got it. Call 555-0100.' };

async function startSite(confirmation?: typeof text) {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const { mails, url: smtpUrl } = mailServer;
  const settings = { smtpUrl, to: ['desk@site.example'], from: 'a@site.example' };
  const toSenders = () => mails.filter(({ to }) => to[0] !== 'desk@site.example');
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
