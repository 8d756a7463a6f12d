// The built site is held to the whole set in web/e2e/headers.test.ts.
import { expect, test } from 'vitest';
import { fileHeaders } from '../pages/file-headers.ts';
import { ask } from '../testing/client.ts';
import { startFake } from '../testing/fake-server.ts';
import { fakeRenderer } from '../testing/fake-site.ts';
import { createSecurityHeaders, drawingHeaders } from './security-headers.ts';

test('a fault of ours carries every header too', async () => {
  const render = () => {
    throw new Error('ours');
  };
  const { address } = await startFake({ site: { renderer: { ...fakeRenderer, render } } });
  const answer = await ask(address, '/stock?colour=red');
  expect(answer.status).toBe(500);
  const origins = { siteUrl: 'http://site.example', mapEmbedOrigin: 'https://maps.example' };
  expect(answer.headers).toMatchObject(createSecurityHeaders(origins));
});

test('a site without maps lets no frame in', () => {
  const headers = createSecurityHeaders({ siteUrl: 'https://site.example' });
  expect(headers['content-security-policy']).toContain("frame-src 'none';");
});

test('a drawing may show itself and nothing else', () => {
  expect(fileHeaders('/assets/pictures/bank.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/icon.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/assets/entry.js')).not.toHaveProperty('content-security-policy');
});
