// What docs/security.md says is so.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usualLimits } from '../http/http-server.ts';
import { nextTry } from '../leads/mail/outbox.ts';
import { warnOfPlainConnections } from '../leads/plain-connections.ts';

const docs = join(import.meta.dirname, '../../docs');
const security = readFileSync(join(docs, 'security.md'), 'utf8');
const proxy = readFileSync(join(docs, '../deploy/nginx.conf'), 'utf8');

/** A chapter by its heading, on one line, so that no break hides a word. */
function chapter(heading: string): string {
  const [, text = ''] = security.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0]?.replace(/\s+/g, ' ') ?? '';
}

test('the list of security requirements names tests and chapters that are there', () => {
  const list = readFileSync(join(docs, 'security-asvs.md'), 'utf8');
  const files = [...list.matchAll(/`([^` ]+\.(?:tsx?|md|m?js(?:on)?))`/g)].map(
    ([, file = '']) => file,
  );
  const headings = [...list.matchAll(/\[([^\]]+)\]\(security\.md#/g)].map(([, name = '']) => name);
  expect(Math.min(files.length, headings.length)).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(docs, '..', file)))).toEqual([]);
  expect(headings.filter((heading) => chapter(heading) === '')).toEqual([]);
});

test('the log writes the messages that are listed, and no other', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] });
  const code = files.map((file) => readFileSync(file, 'utf8')).join('');
  const calls = code.match(/\blog\.(?:info|warn|error)\(/g) ?? [];
  const withText = /\blog\.(?:info|warn|error)\(\s*(?:\w+|\{.*\}),\s*'(.*)'/g;
  const written = [...code.matchAll(withText)].map(([, message]) => message);
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

test('the time limits that are documented are those of the server', () => {
  const seconds = (limit: number) => `within ${limit / 1000} seconds`;
  const text = chapter('Limits');
  expect(text).toContain(`headers ${seconds(usualLimits.headers)}`);
  expect(text).toContain(`the whole request ${seconds(usualLimits.request)}`);
  expect(text).toContain(`checked every ${usualLimits.checkEvery / 1000} seconds`);
  expect(text).toContain(`cut off after ${usualLimits.stalled / 1000} seconds`);
});

test('the pauses between tries of a mail that are documented are those of the outbox', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) => nextTry({ attempts, firstTriedAt: 0, now: 0 }));
  expect(pauses).toEqual([30, 60, 300, 900, 3_600].map((each) => each * 1_000));
  expect(chapter('Connections')).toContain('after 30 s, 1, 5 and 15 min, then hourly for 7 days');
});

test('the proxy that is described refuses the API in the clear, and speaks no old TLS', () => {
  const text = proxy.replace(/\s+/g, ' ');
  expect(text).toContain('listen 80; location / { return 301 https://');
  expect(text).toContain('location /api/ { return 403; }');
  expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});
