import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from './errors.ts';

/** Log levels; each includes the ones after it. */
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

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
  /** The folder of the embedded lead store. */
  readonly dataDirectory: string;
  /** The PostgreSQL database that holds the leads instead. */
  readonly databaseUrl?: string | undefined;
  /** How leads are mailed; without it they are only kept. */
  readonly mail?: MailSettings | undefined;
  /** Scheme, host and port that visitors use, without a path. */
  readonly siteUrl: string;
  /** Whether browsers are to use TLS for the hosts below that one too. */
  readonly hstsSubdomains: boolean;
  /** How many proxies stand in front and may be believed about the client's address. */
  readonly trustProxy: number;
  /** Seconds between failing readiness and refusing connections. */
  readonly shutdownDelay: number;
  /** Whether messages are limited; off only to measure. */
  readonly hasRateLimit: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Opens the metrics to who carries it; without it they are for the machine itself. */
  readonly metricsToken?: string | undefined;
}

const wholeNumber = (least: number, most: number, message: string) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,6}$/, message)),
        z.transform((text: string) => Number(text)),
      ),
      z.number().check(z.gte(least, message), z.lte(most, message)),
    ),
  );

const text = (isGood: (value: string) => boolean, message: string) =>
  z.optional(z.string().check(z.refine(isGood, message)));

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a whole number from 0 to 65535'),
  HOST: z.optional(
    z.string().check(z.regex(/^[\w.:-]{1,253}$/, 'must be a host name or an IP address')),
  ),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z.string().check(
      z.refine(
        (value) => isUrl(value, ['postgres:', 'postgresql:']),
        'must be postgres:// or postgresql:// and a host',
      ),
      z.refine(hasItsFiles, 'names a certificate or a key that cannot be read'),
    ),
  ),
  SMTP_URL: text(
    (value) => isUrl(value, ['smtp:', 'smtps:']),
    'must be smtp:// or smtps:// and a host',
  ),
  LEADS_TO: text(
    (value) => value.split(',').every(isMailbox),
    'must be e-mail addresses with commas between them',
  ),
  MAIL_FROM: text(isMailbox, 'must be an e-mail address, or a name and <address>'),
  SITE_URL: text(isOrigin, 'must be http:// or https:// and a host, without a path'),
  HSTS_SUBDOMAINS: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, from 0 to 10'),
  SHUTDOWN_DELAY: wholeNumber(0, 300, 'must be a whole number of seconds from 0 to 300'),
  RATE_LIMIT: z.optional(z.enum(['on', 'off'], 'must be on or off')),
  METRICS_TOKEN: text(
    (value) => /^[!-~]{16,200}$/.test(value),
    'must be 16 to 200 characters without blanks',
  ),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
});

type Environment = z.output<typeof environmentSchema>;

/** Reads the settings; all faults are in one ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  const faults = [
    ...(result.success ? [] : listFaults(result.error.issues)),
    ...halfSettings(given),
  ];
  if (!result.success || faults.length > 0) {
    throw new ConfigError(`Wrong settings: ${[...new Set(faults)].join('; ')}.`);
  }
  const { PORT: port = 3000, SITE_URL: siteUrl = `http://localhost:${port}` } = result.data;
  return {
    port,
    host: result.data.HOST ?? '127.0.0.1',
    dataDirectory: resolve(result.data.DATA_DIR ?? 'data'),
    siteUrl: new URL(siteUrl).origin,
    hstsSubdomains: result.data.HSTS_SUBDOMAINS === 'on',
    trustProxy: result.data.TRUST_PROXY ?? 0,
    shutdownDelay: result.data.SHUTDOWN_DELAY ?? 0,
    databaseUrl: result.data.DATABASE_URL,
    mail: readMail(result.data),
    hasRateLimit: result.data.RATE_LIMIT !== 'off',
    logLevel: result.data.LOG_LEVEL ?? 'info',
    metricsToken: result.data.METRICS_TOKEN,
  };
}

function readMail({ SMTP_URL, LEADS_TO, MAIL_FROM }: Environment): MailSettings | undefined {
  if (!SMTP_URL || !LEADS_TO || !MAIL_FROM) return undefined;
  return { smtpUrl: SMTP_URL, to: LEADS_TO.split(',').map((each) => each.trim()), from: MAIL_FROM };
}

/** Mail needs all three of its settings: a server without them all would keep leads unseen. */
function halfSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  const names = ['SMTP_URL', 'LEADS_TO', 'MAIL_FROM'];
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  const present = names.filter((name) => given[name] !== undefined);
  return missing.map((name) => `${name} is missing beside ${present.join(' and ')}`);
}

function listFaults(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  return issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.message}`);
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether every file that the address of a database names can be read. */
function hasItsFiles(text: string): boolean {
  const query = URL.canParse(text) ? new URL(text).searchParams : new URLSearchParams();
  const files = ['sslcert', 'sslkey', 'sslrootcert'].flatMap((name) => query.get(name) || []);
  try {
    for (const file of files) accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function isMailbox(text: string): boolean {
  return /^(?:[^<>@\r\n]{1,100}<[^\s<>@,]{1,64}@[^\s<>@,]{1,253}>|[^\s<>@,]{1,64}@[^\s<>@,]{1,253})$/.test(
    text.trim(),
  );
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // An origin with nothing behind it: no path, query, fragment or credentials.
  return isWeb && url.href === `${url.origin}/`;
}
