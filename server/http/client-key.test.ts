import { expect, test } from 'vitest';
import { clientKey, clientNetwork } from './client-key.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:1::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::1%a:b:c:d:e:f:g', 'fe80:0:0:0'],
  ['203.0.113.50:40000', '203.0.113.50'],
  ['[2001:db8:5:5::1]:40000', '2001:db8:5:5'],
  ['[2001:DB8:5:5::2]', '2001:db8:5:5'],
  ['"[2001:db8:5:5::3]:4711"', '2001:db8:5:5'],
  ['[fe80::1%25eth0]:1', 'fe80:0:0:0'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['::ffff:cb00:7133', '203.0.113.51'],
  ['::FFFF:CB00:7133', '203.0.113.51'],
  ['0:0:0:0:0:ffff:cb00:7133', '203.0.113.51'],
  ['[::ffff:203.0.113.51]:9', '203.0.113.51'],
  ['::ffff:203.0.113.51%eth0', '203.0.113.51'],
  ['64:ff9b::203.0.113.51', '203.0.113.51'],
  ['64:ff9b::cb00:7133', '203.0.113.51'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['_hidden', 'unknown'],
  ['for=192.0.2.7;proto=https', 'unknown'],
  ['192.0.2.300', 'unknown'],
  ['192.0.2.7:40000:1', 'unknown'],
  ['2001:db8:5:5::1::2', 'unknown'],
  ['[192.0.2.7', 'unknown'],
  ['<script>', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('a key does not show the address', () => {
  expect(clientKey('192.0.2.7')).toMatch(/^\d{1,5}$/);
  expect(clientKey('192.0.2.7')).not.toBe(clientKey('192.0.2.8'));
  expect(clientKey(undefined)).toBe(clientKey('unknown'));
});

test('whoever owns many networks makes no more counts than fit into memory', () => {
  const networks = Array.from(
    { length: 200_000 },
    (_, index) => `2001:db8:${index % 1_000}:${Math.floor(index / 1_000)}`,
  );
  const keys = new Set(networks.map((network) => clientKey(`${network}::1`)));
  expect(keys.size).toBeGreaterThan(16_000);
  expect(keys.size).toBeLessThanOrEqual(16_384);
});
