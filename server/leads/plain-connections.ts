import type { Config } from '../config.ts';

type Connections = Pick<Config, 'databaseUrl' | 'mail'>;

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);
const safeModes = new Set(['require', 'verify-ca', 'verify-full']);

/** A warning for each connection beyond this machine that may run unencrypted. */
export function warnOfPlainConnections({ databaseUrl, mail }: Connections): string[] {
  return [
    ...(databaseUrl !== undefined && !isDatabaseSafe(new URL(databaseUrl))
      ? ['the database is reached without TLS: add ?sslmode=verify-full to DATABASE_URL']
      : []),
    ...(mail && !isMailSafe(new URL(mail.smtpUrl))
      ? ['mail may go without TLS: use smtps://, or add ?requireTLS=true to SMTP_URL']
      : []),
  ];
}

function isDatabaseSafe({ hostname, searchParams }: URL): boolean {
  return ownMachine.has(hostname) || safeModes.has(searchParams.get('sslmode') ?? '');
}

// Without requireTLS, mail falls back to plain text where TLS is not offered, or the offer is stripped.
function isMailSafe({ protocol, hostname, searchParams }: URL): boolean {
  const isAlwaysTls = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';
  return isAlwaysTls || ownMachine.has(hostname);
}
