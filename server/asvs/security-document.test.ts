// docs/security.md says what the standard wants written down, and what it says is so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node } from 'ts-morph';
import { expect, test } from 'vitest';
import { usualLimits } from '../http/time-limits.ts';
import { nextTry } from '../mail/retry-schedule.ts';
import { warnOfPlainConnections } from '../plain-connections.ts';
import { readOwnCode } from './read-code.ts';

const docs = join(import.meta.dirname, '../../docs');
const security = readFileSync(join(docs, 'security.md'), 'utf8');
const operations = readFileSync(join(docs, 'operations.md'), 'utf8');

/** A chapter by its heading, on one line, so that no break hides a word. */
function chapter(heading: string): string {
  const [, text = ''] = security.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0]?.replace(/\s+/g, ' ') ?? '';
}

test.each([
  ['What is open', '/api/openapi.json', '/healthz', 'There is no page for those who run the site'],
  ['Input', 'checks again', 'No field depends on another', 'No file is taken from a visitor'],
  ['Limits', '5 messages a minute and 20 an hour', '300 an hour', 'What costs most'],
  ['Data', '| personal |', '| secret |', '| traces |', 'Retention', 'mode 600', 'no-store'],
  ['Connections', 'PostgreSQL', 'mail server', 'a visitor can name none', 'IPAddressAllow'],
  ['Secrets', 'secret store', 'owns its tables and nothing else', 'No account has a default'],
  ['Cryptography', 'holds no key', 'SHA-256', 'UUID'],
  ['Components', 'npm sbom', 'npm audit', '| critical', '| high | 14 days |', 'quarterly'],
  ['Log', 'standard output', 'UTC', 'NTP', 'another machine', 'Keep them for 30 days'],
  ['Browsers', 'HSTS', 'names no hash', 'level 3'],
  ['Faults', 'ends with 1', 'Restart=always'],
])('the chapter "%s" says what it must', (heading, ...words) => {
  const text = chapter(heading);
  expect(words.filter((each) => !text.includes(each))).toEqual([]);
});

test('the log writes the messages that are listed, and no other', () => {
  const calls = readOwnCode('server').calls.filter(({ callee }) =>
    /^log\.(?:info|warn|error)$/.test(callee),
  );
  const written = calls.flatMap(({ argument }) => {
    const message = argument?.getNextSiblings().find(Node.isStringLiteral);
    return message ? [message.getLiteralText()] : [];
  });
  const warnings = warnOfPlainConnections({
    databaseUrl: 'postgres://a@db.internal/a',
    mail: { smtpUrl: 'smtp://mail.example', to: [], from: '' },
  });
  const listed = [...security.matchAll(/^\| `([^`]+)` \| [345]0 \|/gm)].map(
    ([, message]) => message,
  );
  expect(listed.toSorted()).toEqual([...new Set([...written, ...warnings])].toSorted());
  // Only the warnings about connections come to the log by another name than their own words.
  expect(calls.length - written.length).toBe(1);
});

test('the time limits that are told are those of the server', () => {
  const seconds = (limit: number) => `within ${limit / 1000} seconds`;
  const text = chapter('Limits');
  expect(text).toContain(`headers ${seconds(usualLimits.headers)}`);
  expect(text).toContain(`the whole ${seconds(usualLimits.request)}`);
  expect(text).toContain(`checked every ${usualLimits.checkEvery / 1000} seconds`);
});

test('the pauses between tries of a mail that are told are those of the outbox', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) => nextTry({ attempts, firstTriedAt: 0, now: 0 }));
  expect(pauses).toEqual([30, 60, 300, 900, 3_600].map((each) => each * 1_000));
  expect(chapter('Connections')).toContain('after 30 s, 1, 5 and 15 min, then hourly for 7 days');
});

test('the proxy that is described refuses the API in the clear, and speaks no old TLS', () => {
  const text = operations.replace(/\s+/g, ' ');
  expect(text).toContain('listen 80; location / { return 301 https://');
  expect(text).toContain('location /api/ { return 403; }');
  expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});
