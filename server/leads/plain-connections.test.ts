import { expect, onTestFinished, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Config } from '../config.ts';
import { postJson } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { warnOfPlainConnections } from './plain-connections.ts';

const tables = tablesOf(import.meta.filename);

const mailBy = (smtpUrl: string): Pick<Config, 'mail'> => ({
  mail: { smtpUrl, to: ['a@site.example'], from: 'b@site.example' },
});

test.each(tables('databases'))('%s gives %i warnings', (databaseUrl, count) => {
  const warnings = warnOfPlainConnections({ databaseUrl });
  expect(warnings).toHaveLength(count);
  expect(warnings.join()).not.toContain('word');
});

test.each(tables('mails'))('%s gives %i warnings', (smtpUrl, count) => {
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
