import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import {
  addressOf,
  closeServer,
  listen,
  serverOptions,
  type TimeLimits,
  usualLimits,
} from './http/http-server.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { type LeadParts, openLeads } from './leads/open-leads.ts';
import type { ReportFault, ServerLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { usualRenderLimits } from './pages/kept-pages.ts';

/** A server that listens. */
export interface RunningServer {
  readonly address: string;
  /** Stops accepting work, finishes what has begun, and closes the store. */
  close(): Promise<void>;
}

interface StartParts
  extends Pick<LeadParts, 'site' | 'mailLimits' | 'openDatabase' | 'measureFree'> {
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
  readonly limits?: TimeLimits;
}

const closeTimeoutMs = 1_000;

// An import would make Node look at all that the module offers, and load a client for it: 30 ms.
const { createServer } = process.getBuiltinModule('node:http');

/** Opens the store, starts sending mail, and listens; throws StartFailure. */
export async function start(config: Config, parts: StartParts): Promise<RunningServer> {
  const { limits = usualLimits } = parts;
  const metrics = createMetrics();
  const leads = await openLeads(config, { ...parts, metrics });
  const state = { isReady: true };
  // A mail or a database that hangs must not delay the end: leases and transactions see to the rest.
  const stopMail = () => atMost(limits.stop, leads.stopMail());
  const closeStore = () => atMost(closeTimeoutMs, leads.closeStore());
  const isReady = () => state.isReady;
  const app = createApp({
    ...config,
    ...parts,
    headers: createSecurityHeaders({ ...config, mapEmbedOrigin: parts.site.mapEmbedOrigin }),
    renderLimits: { ...usualRenderLimits, ...(!config.hasRateLimit && { perSecond: Infinity }) },
    leads,
    metrics,
    isReady,
  });
  const server = createServer(serverOptions(limits), (request, response) => {
    if (!state.isReady) response.setHeader('Connection', 'close');
    app(request, response);
  });
  try {
    await listen(server, config);
  } catch (fault) {
    await stopMail();
    await closeStore();
    throw fault;
  }
  const close = async () => {
    state.isReady = false;
    await wait(config.shutdownDelay * 1000);
    await Promise.all([closeServer(server, limits.stop), stopMail()]);
    await closeStore();
  };
  return { address: addressOf(server, config.host), close };
}

async function atMost(longest: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(longest, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, limit]);
  timer.abort();
}
