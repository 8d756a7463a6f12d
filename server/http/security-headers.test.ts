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

test('pages load from their own site alone, and show what is framed only where maps come from', () => {
  const policy = (mapEmbedOrigin?: string) => {
    const headers = createSecurityHeaders({ siteUrl: 'http://site.example', mapEmbedOrigin });
    return headers['content-security-policy']?.split(';');
  };
  const own = ['script', 'style', 'img', 'font', 'connect', 'manifest'];
  const never = ["default-src 'none'", "frame-src 'none'", "object-src 'none'", "base-uri 'none'"];
  expect(policy()).toEqual(expect.arrayContaining(never));
  expect(policy()).toEqual(expect.arrayContaining(own.map((kind) => `${kind}-src 'self'`)));
  expect(policy('https://maps.example')).toContain('frame-src https://maps.example');
});

test('browsers keep to TLS where the site has it, and on its subdomains only if they have it too', () => {
  const plain = createSecurityHeaders({ siteUrl: 'http://site.example/https:' });
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  const secure = createSecurityHeaders({ siteUrl: 'https://site.example' });
  expect(secure['strict-transport-security']).toBe('max-age=63072000');
  expect(secure['content-security-policy']).toContain(';upgrade-insecure-requests');
  const everywhere = createSecurityHeaders({
    siteUrl: 'https://site.example',
    hstsSubdomains: true,
  });
  expect(everywhere['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('a drawing may show itself and nothing else', () => {
  expect(fileHeaders('/assets/pictures/bank.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/icon.svg')).toMatchObject(drawingHeaders);
  expect(fileHeaders('/assets/entry.js')).not.toHaveProperty('content-security-policy');
});
