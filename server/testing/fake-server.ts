import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import type { TimeLimits } from '../http/http-server.ts';
import type { LeadDatabase } from '../leads/database/lead-database.ts';
import type { MailLimits } from '../leads/mail/create-mailer.ts';
import { openServerDatabase } from '../leads/open-lead-database.ts';
import type { PostgresLimits } from '../leads/postgres/open-postgres.ts';
import { createLog, createReportFault } from '../log.ts';
import type { BuiltSite } from '../site.ts';
import { start } from '../start.ts';
import { createFakeSite } from './fake-site.ts';
import { patientLimits } from './open-database.ts';

interface Options {
  readonly site?: Partial<BuiltSite>;
  readonly config?: Partial<Config>;
  readonly limits?: TimeLimits;
  readonly mailLimits?: MailLimits;
  readonly databaseLimits?: PostgresLimits;
  readonly measureFree?: (directory: string) => number;
}

/** A folder for one test. */
export function createDataDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'leads-'));
}

/** Starts a server over the fake site on a free port; it stops when the test ends. */
export async function startFake(options: Options = {}) {
  const { site, config, limits, mailLimits, databaseLimits = patientLimits, measureFree } = options;
  const faults: unknown[] = [];
  const settings: Config = {
    port: 0,
    host: '127.0.0.1',
    siteDirectory: '.',
    dataDirectory: createDataDirectory(),
    siteUrl: 'http://site.example',
    hstsSubdomains: false,
    trustProxy: 0,
    shutdownDelay: 0,
    // Most tests post more than a visitor may; tests of the limits turn this on.
    hasRateLimit: false,
    logLevel: 'info',
    ...config,
  };
  const reportedIds: unknown[] = [];
  const lines: string[] = [];
  const log = createLog(settings.logLevel, { write: (line) => void lines.push(line) });
  const report = createReportFault(log);
  const reportFault = (fault: unknown, id?: string) => {
    faults.push(fault);
    reportedIds.push(id);
    report(fault, id);
  };
  const { promise: opened, resolve: noteDatabase } = Promise.withResolvers<LeadDatabase>();
  const openDatabase: typeof openServerDatabase = async (location, report) => {
    const database = await openServerDatabase(location, report, databaseLimits);
    noteDatabase(database);
    return database;
  };
  const given = { ...(limits && { limits }), ...(mailLimits && { mailLimits }), measureFree };
  const parts = { site: createFakeSite(site), log, reportFault, openDatabase, ...given };
  const server = await start(settings, parts);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return {
    ...server,
    close,
    dataDirectory: settings.dataDirectory,
    /** The server's own connection, for tests that take something from it. */
    database: await opened,
    faults,
    reportedIds,
    log,
    lines,
    leads: () => readLeads(settings.dataDirectory),
    /** The warnings and errors of the log. */
    reported: () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(isWarning)
        .map(describe),
  };
}

const isWarning = ({ level }: { level: number }) => level >= 40;

function describe({ level, msg, code }: { level: number; msg: string; code?: string }): string {
  return `${level >= 50 ? 'error' : 'warn'}: ${msg}${code ? ` (${code})` : ''}`;
}

/** The fields of every stored lead, read beside the running server. */
export function readLeads(dataDirectory: string): unknown[] {
  const database = new DatabaseSync(join(dataDirectory, 'leads.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT id, fields FROM lead ORDER BY rowid').all();
  database.close();
  return rows.map((row) => JSON.parse(String(row.fields)));
}
