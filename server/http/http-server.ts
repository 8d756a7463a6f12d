import type { Server, ServerOptions } from 'node:http';
import type { Config } from '../config.ts';
import { StartFailure } from '../errors.ts';

/** How long the server waits for others, in milliseconds. */
export interface TimeLimits {
  readonly headers: number;
  readonly request: number;
  readonly checkEvery: number;
  /** How long a stop may take before open connections are cut. */
  readonly stop: number;
}

/** The limits of a server that serves. */
export const usualLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  checkEvery: 2_000,
  // With the close of the store still below the ten seconds after which many a host kills.
  stop: 8_000,
};

// Longer than a load balancer keeps idle connections, so that it is never the server who hangs up.
const keepAlive = 65_000;

/** The limits in the terms of Node. */
export function serverOptions(limits: TimeLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: keepAlive,
  };
}

/** Stops listening and waits for open requests, but no longer than `longest` milliseconds. */
export async function closeServer(server: Server, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that was busy at the close turns idle later, and would linger until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Listens where the settings say; throws StartFailure. */
export function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (fault: NodeJS.ErrnoException) => {
    reject(new StartFailure(`Cannot listen on ${host}, port ${port}: ${fault.code}.`));
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
