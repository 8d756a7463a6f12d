import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../.ci/testing/tables-of.ts';
import { readConfig } from './config.ts';

const tables = tablesOf(import.meta.filename);

test('an empty environment gives a local server', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: resolve('data'),
    siteUrl: 'http://localhost:3000',
    hstsSubdomains: false,
    trustProxy: 0,
    shutdownDelay: 0,
    hasRateLimit: true,
    logLevel: 'info',
  });
});

test('settings are taken as given', () => {
  const environment = {
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/leads',
    SITE_URL: 'https://carts.example/',
    HSTS_SUBDOMAINS: 'on',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY: '5',
    DATABASE_URL: 'postgres://site:pa@ss%23@db.example:5432/leads?application_name=a@b',
    SMTP_URL: 'smtps://site:50%off@mail.example/?name=a@b',
    LEADS_TO: 'a@site.example, b@site.example',
    MAIL_FROM: 'Site <site@site.example>',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-long-enough-token',
    UNRELATED: 'x',
  };
  expect(readConfig(environment)).toEqual({
    port: 8080,
    host: '::',
    dataDirectory: '/var/leads',
    siteUrl: 'https://carts.example',
    hstsSubdomains: true,
    trustProxy: 1,
    shutdownDelay: 5,
    databaseUrl: environment.DATABASE_URL,
    mail: {
      smtpUrl: environment.SMTP_URL,
      to: ['a@site.example', 'b@site.example'],
      from: 'Site <site@site.example>',
    },
    hasRateLimit: false,
    logLevel: 'warn',
    metricsToken: 'a-long-enough-token',
  });
});

test('all faults are in one message that names each setting and no value', () => {
  const environment = { PORT: 'abc', SITE_URL: 'ftp://x/y', TRUST_PROXY: 'true', HOST: 'a b' };
  expect(() => readConfig(environment)).toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: Invalid settings: PORT must be a whole number from 0 to 65535; HOST must be a host name or an IP address; SITE_URL must be http:// or https:// and a host, without a path; TRUST_PROXY must be the number of proxies in front, from 0 to 10.]`,
  );
});

test.each(tables('refused'))('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test.each(tables('passwords'))('the password of %s=%s is what is told', (name, value) => {
  const says = `${name} has a password with #, / or ? in it: write %23, %2F or %3F`;
  const mail = {
    SMTP_URL: 'smtp://mail.example',
    LEADS_TO: 'a@b.example',
    MAIL_FROM: 'a@b.example',
  };
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(`Invalid settings: ${says}.`);
});

test.each(['sslcert', 'sslkey', 'sslrootcert'])(
  'a database whose address names no readable file as %s is refused',
  (name) => {
    const url = (file: string) => `postgres://db.example/leads?sslmode=verify-full&${name}=${file}`;
    expect(() => readConfig({ DATABASE_URL: url('/none/ca.pem') })).toThrow(
      'Invalid settings: DATABASE_URL names a certificate or a key that cannot be read.',
    );
    expect(readConfig({ DATABASE_URL: url('package.json') }).databaseUrl).toBe(url('package.json'));
  },
);

test('half of the mail settings are named with what they lack, without their values', () => {
  const environment = { SMTP_URL: 'smtp://secret.example', MAIL_FROM: 'a@secret.example' };
  expect(() => readConfig(environment)).toThrow(
    'Invalid settings: LEADS_TO is required when SMTP_URL and MAIL_FROM are set.',
  );
});
