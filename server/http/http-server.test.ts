import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  addressOf,
  closeServer,
  limitConnections,
  listen,
  serverOptions,
  usualLimits,
} from './http-server.ts';

async function startOn(host: string, port = 0) {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, { host, port });
  return server;
}

test('a server says where it answers', async () => {
  const server = await startOn('127.0.0.1');
  expect(addressOf(server, '127.0.0.1')).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
  expect(addressOf(server, '::1')).toMatch(/^http:\/\/\[::1\]:[1-9]\d+$/);
  expect(addressOf(createServer(), 'localhost')).toBe('http://localhost:0');
});

test('a port that is taken is named in one sentence', async () => {
  const port = Number(new URL(addressOf(await startOn('127.0.0.1'), '127.0.0.1')).port);
  await expect(startOn('127.0.0.1', port)).rejects.toMatchObject({
    name: 'StartFailure',
    message: `Cannot listen on 127.0.0.1, port ${port}: another program uses it; stop that one, or set PORT to another.`,
  });
});

test('a connection beyond the limit is hung up on, and the others are kept', async () => {
  const server = await startOn('127.0.0.1');
  limitConnections(server, usualLimits, 1);
  const port = Number(new URL(addressOf(server, '127.0.0.1')).port);
  const first = connect(port);
  await once(server, 'connection');
  await once(connect(port), 'close');
  expect(first.readyState).toBe('open');
  first.destroy();
});

test('Node is given the limits, and keeps idle connections longer than a load balancer', () => {
  expect(serverOptions(usualLimits)).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 65_000,
  });
});

test.each([
  ['answered, hangs up on the idle connection', true, 100],
  ['never answered, is cut in the end', false, 8000],
])('a server that stops waits for an open request: one that is %s', async (_, isAnswered, wait) => {
  const server = await startOn('127.0.0.1');
  const asked = once(server, 'request');
  const client = connect(Number(new URL(addressOf(server, '127.0.0.1')).port));
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = await asked;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = closeServer(server, 8000);
  if (isAnswered) response.end();
  if (isAnswered) await once(client, 'data');
  expect(client.readyState).toBe('open');
  vi.advanceTimersByTime(wait);
  await closed;
  expect(vi.getTimerCount()).toBe(0);
  client.destroy();
});
