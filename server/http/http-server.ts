import type { Server, ServerOptions } from 'node:http';
import type { Config } from '../config.ts';
import { StartFailure } from '../errors.ts';

/** How long the server waits for others, in milliseconds. */
export interface TimeLimits {
  readonly headers: number;
  readonly request: number;
  readonly checkEvery: number;
  /** How long a connection may take nothing of its answers, and send nothing. */
  readonly stalled: number;
  /** How long a shutdown may take before open connections are cut. */
  readonly stop: number;
}

/** The limits in production. */
export const usualLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  checkEvery: 2_000,
  stalled: 30_000,
  // Together with closing the store, below the ten seconds after which many hosts kill a process.
  stop: 8_000,
};

// Longer than load balancers keep idle connections, so that the server is never the one to hang up.
const keepAlive = 65_000;

/** The limits as Node's server options. */
export function serverOptions(limits: TimeLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: keepAlive,
  };
}

// More than nginx opens with Debian's settings (768 a worker), and what the heap of `deploy/` bears: a request takes 10 to
// 30 KB of it while it is answered.
const mostConnections = 1000;

/**
 * Bounds the memory that clients can take: one that asks and never reads would hold its answers, and thousands that come
 * at once would end the process. What is beyond the limit is hung up on.
 */
export function limitConnections(
  server: Server,
  { stalled }: TimeLimits,
  most = mostConnections,
): void {
  server.setTimeout(stalled);
  server.maxConnections = most;
}

/** Stops listening and waits for open requests, but no longer than `longest` milliseconds. */
export async function closeServer(server: Server, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that is busy at the close goes idle later, and would linger until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}

const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it; stop that one, or set PORT to another',
  EACCES: 'this user may not use it; set PORT to 1024 or more',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one that it has',
};

/** Listens on the configured host and port; throws StartFailure. */
export function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (fault: NodeJS.ErrnoException) => {
    const reason = listenFaults[fault.code ?? ''] ?? fault.message;
    reject(new StartFailure(`Cannot listen on ${host}, port ${port}: ${reason}.`));
  });
  server.listen(port, host, resolve);
  return promise;
}

/** The origin a listening server answers at. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
