import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, type ServerLog } from './log/create-log.ts';
import { createReportFault } from './log/report-fault.ts';
import type { Signals } from './signals.ts';
import type { BuiltSite } from './site.ts';
import { type RunningServer, start } from './start.ts';
import { StartFailure } from './start-failure.ts';

/** Runs a server for the life of the process: settings, start, signals and exit codes. */
export async function run(loadSite: () => Promise<BuiltSite>, signals: Signals): Promise<void> {
  try {
    requireNode(24);
    const config = readConfig(process.env);
    const site = await loadSite();
    const log = createLog(config.logLevel);
    reportLastResort(log);
    // Whoever read it may be gone; that is no reason for the site to end.
    process.stdout.on('error', () => undefined);
    const server = await startServer(config, site, log);
    process.stdout.write(`${describeStart(config, server)}\n`);
    signals.markStarted();
    await signals.stopped;
    await server.close();
    await log.flush();
    process.exit(0);
  } catch (fault) {
    exitWithSentence(fault);
  }
}

function startServer(config: Config, site: BuiltSite, log: ServerLog): Promise<RunningServer> {
  return start(config, { site, log, reportFault: createReportFault(log) });
}

function describeStart(config: Config, { address }: RunningServer): string {
  const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDirectory;
  const mail = config.mail ? '' : ' and not mailed, for SMTP_URL is not set';
  return `Listening on ${address}\nMessages are kept in ${place}${mail}.`;
}

/** A fault that nobody caught leaves the process in doubt: it is told, and the process ends. */
function reportLastResort(log: ServerLog): void {
  const end = (fault: unknown) => {
    log.error({ fault }, 'uncaught fault');
    void log.flush().then(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

function exitWithSentence(fault: unknown): never {
  const isExpected = fault instanceof ConfigError || fault instanceof StartFailure;
  if (!isExpected) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exit(fault instanceof ConfigError ? 2 : 1);
}

function requireNode(oldest: number): void {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new StartFailure(
    `Node ${version} is too old; use ${oldest} or newer, as "npm start" does.`,
  );
}
