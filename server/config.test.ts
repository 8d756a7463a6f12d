import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tablesOf } from '../.ci/testing/tables-of.ts';
import { readConfig } from './config.ts';

const tables = tablesOf(import.meta.filename);

test.each(tables('taken'))('%s is what the server runs with', (_what, environment, settings) => {
  const [siteDirectory, dataDirectory] = [
    settings.siteDirectory ?? '.',
    settings.dataDirectory,
  ].map((folder) => resolve(folder));
  expect(readConfig(environment)).toEqual({ ...settings, siteDirectory, dataDirectory });
});

test.each(tables('told'))(
  '%s are in one message that names no value',
  (_what, environment, says) => {
    expect(() => readConfig(environment)).toThrow(
      expect.objectContaining({ name: 'ConfigError', message: `Invalid settings: ${says}.` }),
    );
  },
);

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
