import { createServer, type Server, type ServerOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { openLeadDatabase } from './leads/open-database.ts';
import { createSqliteLeadStore } from './leads/sqlite-lead-store.ts';
import type { BuiltSite } from './site.ts';
import { StartFailure } from './start-failure.ts';

/** How long the server waits for others, in milliseconds. */
export interface TimeLimits {
  readonly headers: number;
  readonly request: number;
  readonly checkEvery: number;
  /** How long a stop may take before open connections are cut. */
  readonly stop: number;
}

/** A server that listens. */
export interface RunningServer {
  readonly address: string;
  /** Stops taking work, finishes what was begun, and closes the store. */
  close(): Promise<void>;
}

interface StartParts {
  readonly site: BuiltSite;
  readonly reportFault: (fault: unknown) => void;
  readonly limits?: TimeLimits;
}

const usualLimits: TimeLimits = {
  headers: 10_000,
  request: 20_000,
  checkEvery: 2_000,
  stop: 10_000,
};
// Longer than a load balancer keeps idle connections, so that it is never the server who hangs up.
const keepAlive = 65_000;

/** Opens the store and listens; throws StartFailure. */
export async function start(
  config: Config,
  { site, reportFault, limits = usualLimits }: StartParts,
): Promise<RunningServer> {
  const store = createSqliteLeadStore(openLeadDatabase(config.dataDirectory));
  const state = { isReady: true };
  try {
    const app = createApp({ ...config, site, store, reportFault, isReady: () => state.isReady });
    const server = createServer(serverOptions(limits), (request, response) => {
      if (!state.isReady) response.setHeader('Connection', 'close');
      app(request, response);
    });
    await listen(server, config);
    const close = async () => {
      state.isReady = false;
      await wait(config.shutdownDelay * 1000);
      await closeServer(server, limits.stop);
      store.close();
    };
    return { address: addressOf(server, config.host), close };
  } catch (fault) {
    store.close();
    throw fault;
  }
}

function serverOptions(limits: TimeLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: keepAlive,
  };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (fault: NodeJS.ErrnoException) => {
    reject(new StartFailure(`Cannot listen on ${host}, port ${port}: ${fault.code}.`));
  });
  server.listen(port, host, resolve);
  return promise;
}

async function closeServer(server: Server, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that was busy at the close turns idle later, and would linger until its timeout.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), longest);
  await promise;
  clearInterval(sweep);
  clearTimeout(cut);
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
