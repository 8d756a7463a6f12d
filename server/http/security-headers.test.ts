// The built site is held to the whole set in web/e2e/headers.test.ts, faults of ours in server/tests/bad-clients.test.ts.
import { expect, test } from 'vitest';
import { fileHeaders } from '../pages/file-headers.ts';
import { createSecurityHeaders, drawingHeaders } from './security-headers.ts';

test('without maps nothing is framed, and only an address with TLS asks for it', () => {
  const headers = createSecurityHeaders({ siteUrl: 'http://site.example/https:' });
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a drawing may show itself and nothing else', () => {
  expect(fileHeaders('/assets/pictures/bank.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/icon.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/assets/entry.js')).not.toHaveProperty('content-security-policy');
});
