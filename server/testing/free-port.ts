import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port nobody listens on now, below the ephemeral range: an outgoing connection on it could keep a stopped server
 * from coming back to its port.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const outcome = await Promise.race([
    once(server, 'listening').then(() => 'free'),
    once(server, 'error').then(() => 'taken'),
  ]);
  if (outcome === 'taken') return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
