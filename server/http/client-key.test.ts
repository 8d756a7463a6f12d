import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, clientKey, clientNetwork } from './client-key.ts';

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
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('a key does not show the address', () => {
  expect(clientKey('192.0.2.7')).toMatch(/^[\w-]{22}$/);
  expect(clientKey('192.0.2.7')).not.toBe(clientKey('192.0.2.8'));
  expect(clientKey(undefined)).toBe(clientKey('unknown'));
});

test.each([
  [0, '203.0.113.9'],
  [1, '192.0.2.8'],
  [2, '192.0.2.7'],
  [9, '192.0.2.7'],
])('behind %i proxies a client is known as %s', (proxies, address) => {
  const headers = { 'x-forwarded-for': '192.0.2.7, 192.0.2.8' };
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  Object.defineProperty(request.socket, 'remoteAddress', { value: '203.0.113.9' });
  expect(clientAddress(request, proxies)).toBe(address);
});
