import type { Config } from './config.ts';
import { ExitError, StartFailure } from './errors.ts';
import type { ServerLog } from './log.ts';
import type { BuiltSite } from './site.ts';
import type { RunningServer, StartParts } from './start.ts';

/** Runs a server for the life of the process: settings, start, signals and exit codes. */
export async function run(
  loadSite: (config: Config) => Promise<BuiltSite>,
  given: Pick<StartParts, 'openDatabase'> = {},
): Promise<void> {
  const signals = listenForSignals();
  try {
    requireNode(24);
    // Loading the server takes a while, and a signal may come in the meantime.
    const { config, log, server } = await startServer(loadSite, given);
    process.stdout.write(`${describeStart(config, server)}\n`);
    signals.markStarted();
    await signals.stopped;
    await server.close();
    await log.flush();
    process.exit(0);
  } catch (fault) {
    if (!(fault instanceof ExitError)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exit(fault.exitCode);
  }
}

async function startServer(...[loadSite, given]: Required<Parameters<typeof run>>) {
  const { readConfig } = await import('./config.ts');
  const { createLog, createReportFault } = await import('./log.ts');
  const config = readConfig(process.env);
  // Before the server's modules, some of which are not there until the site is built.
  const site = await loadSite(config);
  const { start } = await import('./start.ts');
  const log = createLog(config.logLevel);
  exitOnUncaught(log);
  // A closed log pipe must not end the site.
  process.stdout.on('error', () => undefined);
  const parts = { ...given, site, log, reportFault: createReportFault(log) };
  const server = await start(config, parts);
  return { config, log, server };
}

function describeStart(config: Config, { address }: RunningServer): string {
  const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDirectory;
  const mail = config.mail ? '' : ' and not mailed, for SMTP_URL is not set';
  return `Listening on ${address}\nMessages are kept in ${place}${mail}.`;
}

/**
 * During startup a signal ends the process at once. Later it asks for a graceful shutdown, however often it comes: a
 * service manager and npm send a second one right after the first, and requests in flight must be answered.
 */
function listenForSignals() {
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let hasStarted = false;
  const onSignal = () => {
    if (!hasStarted) process.exit(0);
    resolve();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  if (process.env.npm_lifecycle_event) followParent(onSignal);
  const markStarted = () => {
    hasStarted = true;
  };
  return { stopped, markStarted };
}

/** npm sends a signal to the shell between itself and the server; a shell that ends without passing it on is missed. */
function followParent(onEnd: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 250).unref();
}

/** After an uncaught exception the state is unknown: log it and exit. */
function exitOnUncaught(log: ServerLog): void {
  const end = (fault: unknown) => {
    log.error({ fault }, 'uncaught fault');
    void log.flush().then(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

function requireNode(oldest: number): void {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new StartFailure(
    `Node ${version} is too old; use ${oldest} or newer, as "npm start" does.`,
  );
}
