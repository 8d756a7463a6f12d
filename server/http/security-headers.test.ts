// The built site is held to the whole set in web/e2e/headers.test.ts, faults of ours in server/tests/bad-clients.test.ts.
import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { exportFiles } from '../pages/export-files.ts';
import { fileHeaders } from '../pages/file-headers.ts';
import { createFakeSite } from '../testing/fake-site.ts';
import { createSecurityHeaders, drawingHeaders } from './security-headers.ts';

test.each(tablesOf(import.meta.filename)('sets'))(
  '%s sends exactly these',
  (_what, origins, headers) => expect(createSecurityHeaders(origins)).toEqual(headers),
);

test('what every page may load from elsewhere is in the policy of all answers', () => {
  const siteUrl = 'https://site.example';
  const opens = { script: ['https://a.example'], connect: ['https://b.example'] };
  const policyOf = (origins: Parameters<typeof createSecurityHeaders>[0]) =>
    createSecurityHeaders(origins)['content-security-policy'];
  const open = policyOf({ siteUrl })
    ?.replace("script-src 'self'", "script-src 'self' https://a.example")
    .replace("connect-src 'self'", "connect-src 'self' https://b.example");
  expect(policyOf({ siteUrl, opens })).toBe(open);
});

test('a drawing may show itself and nothing else', () => {
  expect(fileHeaders('/assets/pictures/bank.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/icon.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/assets/entry.js')).not.toHaveProperty('content-security-policy');
});

test('a folder of files has a rule for each page that shows a piece of another site, and for no other', () => {
  const site = createFakeSite();
  const origins = { siteUrl: 'https://site.example', mapEmbedOrigin: 'https://maps.example' };
  const headers = createSecurityHeaders(origins);
  const rulesOf = (routes: typeof site.routes) =>
    `${exportFiles({ site: { ...site, routes }, siteUrl: origins.siteUrl, headers }).get('/_headers')}`;
  const [first = expect.fail(), ...others] = site.routes;
  const opens = { script: ['https://a.example'], frame: ['https://b.example'] };
  const policy = `${headers['content-security-policy']}`
    .replace("script-src 'self'", "script-src 'self' https://a.example")
    .replace('frame-src https://maps.example', 'frame-src https://maps.example https://b.example');
  expect(rulesOf([{ ...first, opens }, ...others]).replace(rulesOf(site.routes), '')).toBe(
    `${first.path}\n  content-security-policy: ${policy}\n`,
  );
});
