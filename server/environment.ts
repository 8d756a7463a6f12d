import { accessSync, constants, statSync } from 'node:fs';
import * as z from 'zod/mini';

/** Log levels; each includes the ones after it. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** A number that is written in digits, or else the usual one. */
const wholeNumber = (usual: number, least: number, most: number, message: string) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^\d{1,6}$/, message)),
        z.transform((text: string) => Number(text)),
      ),
      z.number().check(z.gte(least, message), z.lte(most, message)),
    ),
    usual,
  );

const onOrOff = (usual: boolean) =>
  z._default(
    z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', error: 'must be on or off' }),
    usual,
  );

const text = (isGood: (value: string) => boolean, message: string) =>
  z.optional(z.string().check(z.refine(isGood, message)));

/** Of an address whose password ends it too early, whatever else it lacks follows from that. */
const hasWholePassword = z.refine<string>((value) => !isCutByPassword(value), {
  error: 'has a password with #, / or ? in it: write %23, %2F or %3F',
  abort: true,
});

/** The variables the server reads, with the fault to report for each invalid one. */
export const environmentSchema = z.object({
  PORT: wholeNumber(3000, 0, 65_535, 'must be a whole number from 0 to 65535'),
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]{1,253}$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  CONTENT: text(isFolder, 'must be the folder of a site'),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z.string().check(
      hasWholePassword,
      z.refine(
        (value) => isUrl(value, ['postgres:', 'postgresql:']),
        'must be postgres:// or postgresql:// and a host',
      ),
      z.refine(hasItsFiles, 'names a certificate or a key that cannot be read'),
    ),
  ),
  SMTP_URL: z.optional(
    z.string().check(
      hasWholePassword,
      z.refine(
        (value) => isUrl(value, ['smtp:', 'smtps:']),
        'must be smtp:// or smtps:// and a host',
      ),
    ),
  ),
  LEADS_TO: text(
    (value) => value.split(',').every(isMailbox),
    'must be e-mail addresses with commas between them',
  ),
  MAIL_FROM: text(isMailbox, 'must be an e-mail address, or a name and <address>'),
  SITE_URL: text(isOrigin, 'must be http:// or https:// and a host, without a path'),
  HSTS_SUBDOMAINS: onOrOff(false),
  TRUST_PROXY: wholeNumber(0, 0, 10, 'must be the number of proxies in front, from 0 to 10'),
  SHUTDOWN_DELAY: wholeNumber(0, 0, 300, 'must be a whole number of seconds from 0 to 300'),
  RATE_LIMIT: onOrOff(true),
  METRICS_TOKEN: text(
    (value) => /^[!-~]{16,200}$/.test(value),
    'must be 16 to 200 characters without spaces',
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

/** The environment variables after validation. */
export type Environment = z.output<typeof environmentSchema>;

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

/** Whether the host of an address comes after a sign that ends the part for it. */
function isCutByPassword(text: string): boolean {
  const [, first = '', rest = ''] = /^\w+:\/\/([^#/?]*)(.*)$/s.exec(text) ?? [];
  const isQuery = /^(?:\/[^#/?@]*)?\?\w+=/.test(rest);
  return rest.includes('@') && !isQuery && !(first.includes('@') && URL.canParse(text));
}

/** Whether every file named in a database URL can be read. */
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

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isMailbox(text: string): boolean {
  return /^(?:[^<>@\r\n]{1,100}<[^\s<>@,]{1,64}@[^\s<>@,]{1,253}>|[^\s<>@,]{1,64}@[^\s<>@,]{1,253})$/.test(
    text.trim(),
  );
}

function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // An origin and nothing more: no path, query, fragment or credentials.
  return isWeb && url.href === `${url.origin}/`;
}
