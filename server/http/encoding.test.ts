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
  ['br; q = 0.1, gzip; q = 0.2', 'gzip'],
  ['br;level=0.1;q=0.5, gzip;q=0.4', 'br'],
  ['br;level=0, gzip;q=0.4', 'br'],
  ['br;q=-1, gzip;q=0.4', 'gzip'],
  ['br;q=2, gzip;q=0.4', 'gzip'],
  ['gzip;q=0.1, zstd;q=0.9', 'gzip'],
  [','.repeat(500), 'identity'],
])('%s → %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
