import { join, resolve } from 'node:path';
import { type Environment, environmentSchema, type logLevels } from './environment.ts';
import { ConfigError } from './errors.ts';

/** Where leads are mailed, and as whom. */
export interface MailSettings {
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly from: string;
}

/** The settings of a running server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the site that is served: this one, or that of a dealer apart from it. */
  readonly siteDirectory: string;
  /** The folder of the embedded lead store. */
  readonly dataDirectory: string;
  /** The PostgreSQL database that holds the leads instead of that store. */
  readonly databaseUrl?: string | undefined;
  /** How leads are mailed; without it they are only stored. */
  readonly mail?: MailSettings | undefined;
  /** Scheme, host and port that visitors use, without a path. */
  readonly siteUrl: string;
  /** Whether browsers must use TLS for its subdomains too. */
  readonly hstsSubdomains: boolean;
  /** How many proxies in front are trusted to report the client's address. */
  readonly trustProxy: number;
  /** Seconds between failing readiness and refusing connections. */
  readonly shutdownDelay: number;
  /** Whether messages are rate limited; off only for measuring. */
  readonly hasRateLimit: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Opens the metrics to requests that carry it; without it nobody gets them. */
  readonly metricsToken?: string | undefined;
}

/** Reads the settings; reports all faults in one ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  const faults = [
    ...(result.success ? [] : listFaults(result.error.issues)),
    ...halfSettings(given),
  ];
  if (!result.success || faults.length > 0) {
    throw new ConfigError(`Invalid settings: ${[...new Set(faults)].join('; ')}.`);
  }
  const { SITE_URL: siteUrl = `http://localhost:${result.data.PORT}` } = result.data;
  const siteDirectory = resolve(result.data.CONTENT ?? join(import.meta.dirname, '..'));
  return {
    port: result.data.PORT,
    host: result.data.HOST,
    siteDirectory,
    dataDirectory: readDataDirectory(result.data),
    siteUrl: new URL(siteUrl).origin,
    hstsSubdomains: result.data.HSTS_SUBDOMAINS,
    trustProxy: result.data.TRUST_PROXY,
    shutdownDelay: result.data.SHUTDOWN_DELAY,
    databaseUrl: result.data.DATABASE_URL,
    mail: readMail(result.data),
    hasRateLimit: result.data.RATE_LIMIT,
    logLevel: result.data.LOG_LEVEL,
    metricsToken: result.data.METRICS_TOKEN,
  };
}

/** Messages lie with the site that they were sent from. */
function readDataDirectory({ DATA_DIR, CONTENT = '' }: Environment): string {
  return resolve(DATA_DIR ?? join(CONTENT, 'data'));
}

function readMail({ SMTP_URL, LEADS_TO, MAIL_FROM }: Environment): MailSettings | undefined {
  if (!SMTP_URL || !LEADS_TO || !MAIL_FROM) return undefined;
  return { smtpUrl: SMTP_URL, to: LEADS_TO.split(',').map((each) => each.trim()), from: MAIL_FROM };
}

/** Mail needs all three of its settings: with one missing, leads would be stored unseen. */
function halfSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  const names = ['SMTP_URL', 'LEADS_TO', 'MAIL_FROM'];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  const present = names.filter((name) => given[name] !== undefined);
  const are = present.length === 1 ? 'is' : 'are';
  return missing.map((name) => `${name} is required when ${present.join(' and ')} ${are} set`);
}

function listFaults(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.message}`);
}
