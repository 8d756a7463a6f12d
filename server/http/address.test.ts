import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { cleanPath, decodePath, readTarget } from './address.ts';

const tables = tablesOf(import.meta.filename);

test.each([
  ['/a?b=1?c', { path: '/a', search: '?b=1?c' }],
  ['http://host:1/a?b', { path: '/a', search: '?b' }],
  ['HTTPS://host', { path: '/', search: '' }],
  ['/a?to=http://host/b', { path: '/a', search: '?to=http://host/b' }],
  ['*', { path: '*', search: '' }],
])('target %s', (url, target) => {
  expect(readTarget(url)).toEqual(target);
});

test.each(tables('decoded'))('decoding %s', (path, decoded) => {
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
