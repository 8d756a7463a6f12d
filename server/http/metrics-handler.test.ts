import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Config } from '../config.ts';
import { ask, postJson } from '../testing/client.ts';
import { eventually } from '../testing/eventually.ts';
import { startFake } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { changeStore } from '../testing/stored.ts';

const tables = tablesOf(import.meta.filename);

const metricsToken = 'a-long-enough-token';
const mail = { smtpUrl: 'smtp://127.0.0.1:9', to: ['a@site.example'], from: 'b@site.example' };

/** The lines of numbers at a server. */
async function numbersAt(address: string): Promise<string[]> {
  const headersOfAsker = { authorization: `Bearer ${metricsToken}` };
  const { status, headers, text } = await ask(address, '/metrics', { headers: headersOfAsker });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  return text.split('\n').filter((line) => line.startsWith('site_'));
}

test.each(tables('askers'))(
  '%s is answered as it should be',
  async (_who, config: Partial<Config>, headers, status) => {
    const { address } = await startFake({ config });
    const answer = await ask(address, '/metrics', { headers });
    expect(answer.status).toBe(status);
    expect(answer.text.includes('site_requests_total')).toBe(status === 200);
  },
);

test('requests are counted by the kind of address, whatever visitors ask for', async () => {
  const { address } = await startFake({ config: { metricsToken } });
  for (const [path] of tables('paths')) await ask(address, path);
  await postJson(address, {});
  await eventually(async () =>
    expect(await numbersAt(address)).toEqual(
      expect.arrayContaining(tables('numbers').map(([line]) => line)),
    ),
  );
});

test('messages, and mails that wait, are counted', async () => {
  const { address } = await startFake({ config: { mail, metricsToken } });
  expect(await numbersAt(address)).toContain('site_mail_oldest_seconds 0');
  await postJson(address, goodMessage);
  const numbers = await numbersAt(address);
  expect(numbers).toEqual(
    expect.arrayContaining([
      'site_messages_stored_total{form="contact"} 1',
      'site_store_failures_total 0',
      'site_mails_waiting 1',
      'site_mails_given_up 0',
    ]),
  );
  const [, age] = /^site_mail_oldest_seconds (.*)$/m.exec(numbers.join('\n')) ?? [];
  expect(Number(age)).toBeGreaterThan(0);
});

test('mails that were given up are counted, and readiness speaks of them', async () => {
  const first = await startFake();
  await postJson(first.address, goodMessage);
  await first.close();
  const { dataDirectory } = first;
  await changeStore(dataDirectory, "UPDATE outbox SET state = 'dead'");
  const { address } = await startFake({ config: { mail, dataDirectory, metricsToken } });
  await eventually(async () =>
    expect(await ask(address, '/readyz')).toMatchObject({
      status: 200,
      text: '200 OK\nmails given up: 1\n',
    }),
  );
  expect(await numbersAt(address)).toContain('site_mails_given_up 1');
});
