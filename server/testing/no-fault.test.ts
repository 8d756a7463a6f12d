import { expect, test } from 'vitest';
import { askRaw } from './client.ts';
import { startFake } from './fake-server.ts';
import { goodMessage } from './fake-site.ts';

/** A small generator with a fixed seed: every run asks the same questions. */
function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    pick: <Item>(items: readonly [Item, ...Item[]]) => items[below(items.length)] ?? items[0],
  };
}

const { below, pick } = createRandom(7);
const pieces = [
  'a',
  '/',
  '.',
  '..',
  '%2f',
  '%00',
  '%',
  '?',
  '+',
  '&=',
  '\\',
  '\xe9',
  ';',
  '//',
  'index.html',
  'parks',
  'item',
  'api',
  'vehicles',
  'contact',
  'stock',
  '?colour=',
  '__proto__',
  '%F0%9F',
  '#',
  'data',
  '.json',
  '\x01',
  '"',
  '<',
] as const;
const starts = [
  '/',
  '/api/',
  '/api/vehicles/',
  '/item/',
  '/parks/',
  '/stock?',
  '/data/',
  '',
] as const;
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE'] as const;
const values = [
  '""',
  '"x"',
  'null',
  '1',
  '[]',
  '{}',
  '"\\u0000"',
  '"\\ud800"',
  'true',
  '1e999',
  '"a@b.co"',
] as const;

function randomRequest(): string {
  const path = pick(starts) + Array.from({ length: below(6) }, () => pick(pieces)).join('');
  return message(
    pick(methods),
    path,
    pick(['', '{', 'a=b', '\xff\xfe']),
    pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded']),
  );
}

function nearlyValidPost(): string {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(goodMessage)) fields[key] = JSON.stringify(value);
  fields[pick(['name', 'email', 'topic', 'text', '__proto__'])] = pick(values);
  const body = `{${Object.entries(fields)
    .map(([key, value]) => `"${key}":${value}`)
    .join()}}`;
  const cut = below(10) === 0 ? body.slice(0, below(body.length)) : body;
  return message(
    'POST',
    '/api/contact',
    cut,
    pick(['application/json', 'application/json; charset=latin1']),
  );
}

function message(method: string, path: string, body: string, type: string): string {
  return `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

test('no request makes a fault, and every refusal of the API is JSON', {
  timeout: 60_000,
}, async () => {
  const { address, faults } = await startFake();
  for (let count = 0; count < 2_000; count += 1) {
    const request = count % 2 ? randomRequest() : nearlyValidPost();
    const answer = await askRaw(address, request);
    expect(answer, request).toMatch(/^HTTP\/1\.1 [234]/);
    const isApiRefusal = /^(?!HEAD)\S+ \/api\//.test(request) && /^HTTP\/1\.1 4/.test(answer);
    // What Node refuses before the application sees it has no body at all.
    const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
    if (isApiRefusal && body) expect(JSON.parse(body).error, request).toEqual(expect.any(String));
  }
  expect(faults).toEqual([]);
});
