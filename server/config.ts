import { resolve } from 'node:path';
import * as z from 'zod/mini';

/** The settings of a running server. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Scheme, host and port that visitors use, without a path. */
  readonly siteUrl: string;
  /** How many proxies stand in front and may be believed about the client's address. */
  readonly trustProxy: number;
  /** Seconds between failing readiness and closing the door. */
  readonly shutdownDelay: number;
}

/** The environment holds settings that cannot be used. The message names each, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
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

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a whole number from 0 to 65535'),
  HOST: z.optional(
    z.string().check(z.regex(/^[\w.:-]{1,253}$/, 'must be a host name or an IP address')),
  ),
  DATA_DIR: z.optional(z.string()),
  SITE_URL: z.optional(
    z.string().check(z.refine(isOrigin, 'must be http:// or https:// and a host, without a path')),
  ),
  TRUST_PROXY: wholeNumber(0, 10, 'must be the number of proxies in front, from 0 to 10'),
  SHUTDOWN_DELAY: wholeNumber(0, 300, 'must be a whole number of seconds from 0 to 300'),
});

/** Reads the settings; all faults are in one ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) throw new ConfigError(describeFaults(result.error.issues));
  const { PORT: port = 3000, SITE_URL: siteUrl = `http://localhost:${port}` } = result.data;
  return {
    port,
    host: result.data.HOST ?? '127.0.0.1',
    dataDirectory: resolve(result.data.DATA_DIR ?? 'data'),
    siteUrl: new URL(siteUrl).origin,
    trustProxy: result.data.TRUST_PROXY ?? 0,
    shutdownDelay: result.data.SHUTDOWN_DELAY ?? 0,
  };
}

function describeFaults(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const faults = issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.message}`);
  return `Wrong settings: ${[...new Set(faults)].join('; ')}.`;
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // An origin with nothing behind it: no path, query, fragment or credentials.
  return isWeb && url.href === `${url.origin}/`;
}
