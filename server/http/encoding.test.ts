import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['X-GZIP', 'gzip'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['br;q=oops, gzip;q=2', 'identity'],
  ['br ; Q=1.0', 'br'],
  [','.repeat(500), 'identity'],
])('%s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
