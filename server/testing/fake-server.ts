import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import type { BuiltSite } from '../site.ts';
import { start, type TimeLimits } from '../start.ts';
import { createFakeSite } from './fake-site.ts';

interface Options {
  readonly site?: Partial<BuiltSite>;
  readonly config?: Partial<Config>;
  readonly limits?: TimeLimits;
}

/** A folder for one test. */
export function createDataDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'leads-'));
}

/** Starts a server over the fake site on a free port; it stops when the test ends. */
export async function startFake({ site, config, limits }: Options = {}) {
  const dataDirectory = createDataDirectory();
  const faults: unknown[] = [];
  const settings: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDirectory,
    siteUrl: 'http://site.example',
    trustProxy: 0,
    shutdownDelay: 0,
    ...config,
  };
  const reportFault = (fault: unknown) => faults.push(fault);
  const parts = { site: createFakeSite(site), reportFault, ...(limits && { limits }) };
  const server = await start(settings, parts);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= server.close());
  onTestFinished(close);
  return { ...server, close, dataDirectory, faults, leads: () => readLeads(dataDirectory) };
}

/** The fields of every stored lead, read beside the running server. */
export function readLeads(dataDirectory: string): unknown[] {
  const database = new DatabaseSync(join(dataDirectory, 'leads.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT id, fields FROM lead ORDER BY rowid').all();
  database.close();
  return rows.map((row) => JSON.parse(String(row.fields)));
}
