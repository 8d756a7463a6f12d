import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import {
  addressOf,
  closeServer,
  cutStalled,
  listen,
  serverOptions,
  type TimeLimits,
  usualLimits,
} from './http/http-server.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { takeServerDatabase } from './leads/open-lead-database.ts';
import type { LeadParts, Leads } from './leads/open-leads.ts';
import type { ReportFault, ServerLog } from './log.ts';
import { createFrontDoor } from './pages/front-door.ts';
import { createPrebuilt } from './pages/prebuilt.ts';

/** A listening server. */
export interface RunningServer {
  readonly address: string;
  /** Loads the application, which requests for anything not prebuilt wait for; throws StartFailure. */
  load(): Promise<unknown>;
  /** Stops accepting work, finishes what has begun, and closes the store. */
  close(): Promise<void>;
}

/** What a server is made of besides its settings. */
export interface StartParts extends Pick<LeadParts, 'site' | 'mailLimits' | 'measureFree'> {
  readonly takeDatabase?: typeof takeServerDatabase;
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
  readonly limits?: TimeLimits;
}

const closeTimeoutMs = 1_000;

// An import would make Node read all that the module exports, and load an HTTP client for it: 30 ms.
const { createServer } = process.getBuiltinModule('node:http');

/** Reserves the store, listens, and serves what is prebuilt; throws StartFailure. */
export async function start(config: Config, parts: StartParts): Promise<RunningServer> {
  const { site, log, limits = usualLimits, takeDatabase = takeServerDatabase } = parts;
  const headers = createSecurityHeaders({ ...config, mapEmbedOrigin: site.mapEmbedOrigin });
  const prebuilt = createPrebuilt({ ...config, site, headers });
  const store = await takeDatabase(config, (fault) => {
    log.warn({ fault }, 'lead database unavailable');
  });
  const door = createFrontDoor({ ...config, ...parts, prebuilt });
  const state = { isReady: true };
  const server = createServer(serverOptions(limits), (request, response) => {
    if (!state.isReady) response.setHeader('Connection', 'close');
    door.listener(request, response);
  });
  cutStalled(server, limits);
  await listen(server, config).catch(async (fault: unknown) => {
    await store.release();
    throw fault;
  });
  const isReady = () => state.isReady;
  const load = once(async () => {
    const { openApplication } = await import('./app.ts');
    const opened = await openApplication(config, { ...parts, store, prebuilt, headers, isReady });
    door.open(opened.application);
    return opened.leads;
  });
  const close = async () => {
    state.isReady = false;
    await wait(config.shutdownDelay * 1000);
    await closeAll(server, await load(), limits);
  };
  return { address: addressOf(server, config.host), load, close };
}

/** A mail or database that hangs must not delay the shutdown: leases and transactions take care of the rest. */
async function closeAll(server: Server, leads: Leads, { stop }: TimeLimits): Promise<void> {
  await Promise.all([closeServer(server, stop), atMost(stop, leads.stopMail())]);
  await atMost(closeTimeoutMs, leads.closeStore());
}

function once<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run();
    return running;
  };
}

async function atMost(longest: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(longest, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, limit]);
  timer.abort();
}
