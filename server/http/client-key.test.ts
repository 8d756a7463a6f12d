import { expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { clientKey, clientNetwork } from './client-key.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('networks'))('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('a key does not show the address', () => {
  expect(clientKey('192.0.2.7')).toMatch(/^\d{1,5}$/);
  expect(clientKey('192.0.2.7')).not.toBe(clientKey('192.0.2.8'));
  expect(clientKey(undefined)).toBe(clientKey('unknown'));
});

test('a client with many networks makes no more counters than fit into memory', () => {
  const networks = Array.from(
    { length: 200_000 },
    (_, index) => `2001:db8:${index % 1_000}:${Math.floor(index / 1_000)}`,
  );
  const keys = new Set(networks.map((network) => clientKey(`${network}::1`)));
  expect(keys.size).toBeGreaterThan(16_000);
  expect(keys.size).toBeLessThanOrEqual(16_384);
});
