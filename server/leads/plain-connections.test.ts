import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { warnOfPlainConnections } from './plain-connections.ts';

const mailBy = (smtpUrl: string): Pick<Config, 'mail'> => ({
  mail: { smtpUrl, to: ['a@site.example'], from: 'b@site.example' },
});

test.each([
  ['postgres://site:word@db.internal/site', 1],
  ['postgres://site:word@db.internal/site?sslmode=disable', 1],
  ['postgres://site:word@db.internal/site?sslmode=prefer', 1],
  ['postgres://site:word@db.internal/site?sslmode=verify-full', 0],
  ['postgres://site:word@127.0.0.1/site', 0],
  ['postgres://site:word@[::1]:5433/site', 0],
])('%s gives %i warnings', (databaseUrl, count) => {
  const warnings = warnOfPlainConnections({ databaseUrl });
  expect(warnings).toHaveLength(count);
  expect(warnings.join()).not.toContain('word');
});

test.each([
  ['smtp://site:word@mail.example:587', 1],
  ['smtp://site:word@mail.example:587?requireTLS=true', 0],
  ['smtps://site:word@mail.example', 0],
  ['smtp://localhost:25', 0],
])('%s gives %i warnings', (smtpUrl, count) => {
  expect(warnOfPlainConnections(mailBy(smtpUrl))).toHaveLength(count);
});

test('a mail server without TLS gets no mail where TLS is asked for, and the log says so', async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const { address, lines } = await startFake({
    config: mailBy(`${mailServer.url}?requireTLS=true`),
  });
  expect((await postJson(address, goodMessage)).status).toBe(201);
  await expect.poll(() => lines.join('')).toContain('mail refused');
  expect(mailServer.mails).toEqual([]);
});
