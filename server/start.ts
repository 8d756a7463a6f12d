import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createLeadIntake, type LeadIntake } from './contact/lead-intake.ts';
import { closeServer } from './http/close-server.ts';
import { serverOptions, type TimeLimits, usualLimits } from './http/time-limits.ts';
import { createLeadStore } from './leads/create-lead-store.ts';
import type { LeadDatabase } from './leads/lead-database.ts';
import { openServerDatabase } from './leads/open-lead-database.ts';
import { createContactLimits, noLimits } from './limits/contact-limits.ts';
import { createMemoryCounter } from './limits/hit-counter.ts';
import { createSharedCounter } from './limits/shared-counter.ts';
import type { ServerLog } from './log/create-log.ts';
import type { ReportFault } from './log/report-fault.ts';
import { createMailer, type MailLimits } from './mail/create-mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts';
import { warnOfPlainConnections } from './plain-connections.ts';
import type { BuiltSite } from './site.ts';
import { StartFailure } from './start-failure.ts';

/** A server that listens. */
export interface RunningServer {
  readonly address: string;
  /** Stops taking work, finishes what was begun, and closes the store. */
  close(): Promise<void>;
}

interface StartParts {
  readonly site: BuiltSite;
  readonly log: ServerLog;
  readonly reportFault: ReportFault;
  readonly limits?: TimeLimits;
  readonly mailLimits?: MailLimits;
  readonly openDatabase?: typeof openServerDatabase;
}

const longestClose = 1_000;

/** Opens the store, starts sending mail, and listens; throws StartFailure. */
export async function start(config: Config, parts: StartParts): Promise<RunningServer> {
  const { log, reportFault, limits = usualLimits, openDatabase = openServerDatabase } = parts;
  const database = await openDatabase(config, (fault) => {
    log.warn({ fault }, 'the lead database is away');
  });
  for (const warning of warnOfPlainConnections(config)) log.warn({}, warning);
  const worker = startWorker(config, parts, database);
  const state = { isReady: true };
  // A mail or a database that hangs may not hold up the end: leases and transactions see to the rest.
  const stopWorker = () => atMost(limits.stop, worker?.stop());
  const closeDatabase = () => atMost(longestClose, database.close());
  try {
    const intake = createIntake(config, parts, { database, worker });
    const isReady = () => state.isReady;
    const app = createApp({ ...config, ...parts, reportFault, intake, isReady });
    const server = createServer(serverOptions(limits), (request, response) => {
      if (!state.isReady) response.setHeader('Connection', 'close');
      app(request, response);
    });
    await listen(server, config);
    const close = async () => {
      state.isReady = false;
      await wait(config.shutdownDelay * 1000);
      await Promise.all([closeServer(server, limits.stop), stopWorker()]);
      await closeDatabase();
    };
    return { address: addressOf(server, config.host), close };
  } catch (fault) {
    await stopWorker();
    await closeDatabase();
    throw fault;
  }
}

async function atMost(longest: number, work: Promise<void> | undefined): Promise<void> {
  const timer = new AbortController();
  const limit = wait(longest, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, limit]);
  timer.abort();
}

function createIntake(
  { hasRateLimit }: Config,
  { site, log }: StartParts,
  { database, worker }: { database: LeadDatabase; worker: OutboxWorker | undefined },
): LeadIntake {
  const memory = createMemoryCounter();
  const isShared = database.engine === 'postgres';
  const counter = isShared ? createSharedCounter(database, memory) : memory;
  return createLeadIntake({
    contact: site.contact,
    store: createLeadStore(database),
    limits: hasRateLimit ? createContactLimits(counter) : noLimits,
    onSaved: () => worker?.wake(),
    onUnavailable: (fault) => log.error({ fault }, 'a message could not be stored'),
  });
}

function startWorker(
  { mail }: Config,
  { site, log, mailLimits }: StartParts,
  database: LeadDatabase,
): OutboxWorker | undefined {
  if (!mail) return undefined;
  const sendLead = createMailer(mail, site.contact.fields, mailLimits);
  return startOutboxWorker({ outbox: createOutbox(database), sendLead, log });
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (fault: NodeJS.ErrnoException) => {
    reject(new StartFailure(`Cannot listen on ${host}, port ${port}: ${fault.code}.`));
  });
  server.listen(port, host, resolve);
  return promise;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
