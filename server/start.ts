import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { followDays } from './follow-days.ts';
import {
  addressOf,
  closeServer,
  limitConnections,
  listen,
  serverOptions,
  type TimeLimits,
  usualLimits,
} from './http/http-server.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { answerEach } from './in-languages.ts';
import { openServerDatabase } from './leads/open-lead-database.ts';
import { type LeadParts, type Leads, openLeads } from './leads/open-leads.ts';
import type { ReportFault, ServerLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { usualRenderLimits } from './pages/render-limiter.ts';
import { type BuiltSite, tooMuchText } from './site.ts';

/** A listening server. */
export interface RunningServer {
  readonly address: string;
  /** Stops accepting work, finishes what has begun, and closes the store. */
  close(): Promise<void>;
}

/** What a server is made of besides its settings. */
export interface StartParts extends Pick<LeadParts, 'site' | 'mailLimits' | 'measureFree'> {
  readonly openDatabase?: typeof openServerDatabase;
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
  readonly limits?: TimeLimits;
}

const closeTimeoutMs = 1_000;
const uploadTimeout = 120_000;

/** Opens the store, makes everything ready, and listens; throws StartFailure. */
export async function start(config: Config, parts: StartParts): Promise<RunningServer> {
  const { site, log, limits = limitsOf(site), openDatabase = openServerDatabase } = parts;
  const metrics = createMetrics({ due: site.ahead?.due });
  const database = await openDatabase(config, (fault) => {
    log.warn({ fault }, 'lead database unavailable');
  });
  const leads = await openLeads(config, { ...parts, metrics, database });
  const state = { isReady: true };
  try {
    const answerIn = (shown: BuiltSite) =>
      createApp({
        ...config,
        ...parts,
        site: shown,
        headers: createSecurityHeaders({ ...shown, ...config }),
        renderLimits: renderLimits(config),
        leads,
        metrics,
        isReady: () => state.isReady,
      });
    const days = followDays({ ...parts, open: (shown) => answerEach(shown, answerIn) });
    const server = createServer(serverOptions(limits), days.handle);
    limitConnections(server, limits);
    await listen(server, config);
    const close = async () => {
      state.isReady = false;
      await wait(config.shutdownDelay * 1000);
      days.stop();
      await closeAll(server, leads, limits);
    };
    return { address: addressOf(server, config.host), close };
  } catch (fault) {
    await leads.stopMail();
    await leads.closeStore();
    throw fault;
  }
}

/** A phone needs longer for files. */
function limitsOf({ forms }: BuiltSite): TimeLimits {
  const takesFiles = forms.some((form) => tooMuchText(form) !== undefined);
  return takesFiles ? { ...usualLimits, request: uploadTimeout } : usualLimits;
}

function renderLimits({ hasRateLimit }: Config) {
  return hasRateLimit
    ? usualRenderLimits
    : { ...usualRenderLimits, perSecond: Number.MAX_SAFE_INTEGER };
}

/** A mail or database that hangs must not delay the shutdown: leases and transactions take care of the rest. */
async function closeAll(server: Server, leads: Leads, { stop }: TimeLimits): Promise<void> {
  await Promise.all([closeServer(server, stop), atMost(stop, leads.stopMail())]);
  await atMost(closeTimeoutMs, leads.closeStore());
}

async function atMost(longest: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const limit = wait(longest, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, limit]);
  timer.abort();
}
