import { expect, test } from 'vitest';
import { cleanPath, decodePath, readTarget } from './address.ts';

test.each([
  ['/a?b=1?c', { path: '/a', search: '?b=1?c' }],
  ['http://host:1/a?b', { path: '/a', search: '?b' }],
  ['HTTPS://host', { path: '/', search: '' }],
  ['/a?to=http://host/b', { path: '/a', search: '?to=http://host/b' }],
  ['*', { path: '*', search: '' }],
])('target %s', (url, target) => {
  expect(readTarget(url)).toEqual(target);
});

test.each([
  ['/a%2Bb', { status: 200, path: '/a+b' }],
  ['/a%2fb', { status: 404 }],
  ['/a%5cb', { status: 404 }],
  ['/a%00b', { status: 404 }],
  ['/%252e%252e/a', { status: 200, path: '/%2e%2e/a' }],
  ['/a\\b', { status: 404 }],
  ['//a', { status: 404 }],
  ['a', { status: 404 }],
  ['/%', { status: 400 }],
])('decoding %s', (path, decoded) => {
  expect(decodePath(path)).toEqual(decoded);
});

test.each([
  ['/A/B/', '/a/b'],
  ['/index.html', '/'],
  ['/a/index.html', '/a'],
  ['/a.HTML', '/a'],
  ['/a.html/b', '/a.html/b'],
  ['/index.html/b', '/index.html/b'],
  ['/', '/'],
])('the clean spelling of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});
