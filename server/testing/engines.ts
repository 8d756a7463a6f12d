import { afterAll, beforeAll } from 'vitest';
import type { LeadDatabase } from '../leads/database/lead-database.ts';
import { createDataDirectory } from './fake-server.ts';
import { openDatabase } from './open-database.ts';
import { createPostgres, missingPostgres } from './postgres.ts';

/** A database that can hold messages. */
interface Engine {
  readonly engine: string;
  /** Whether several instances of a server may use it at once. */
  readonly isShared: boolean;
  /** Whether it can be started on this machine. */
  readonly isHere: boolean;
}

export const engines: readonly Engine[] = [
  { engine: 'SQLite', isShared: false, isHere: true },
  {
    engine: `PostgreSQL${missingPostgres ? ` (${missingPostgres})` : ''}`,
    isShared: true,
    isHere: !missingPostgres,
  },
];

/** Opens a database for a group of tests, once per instance if instances share it; closes it after the group. */
export function openDatabases({ isShared, isHere }: Engine, instances = 1) {
  let databases: readonly LeadDatabase[] = [];
  let stopServer = async () => undefined as unknown;
  beforeAll(async () => {
    if (!isHere) return;
    const server = isShared ? await createPostgres() : undefined;
    stopServer = async () => server?.stop();
    const place = { dataDirectory: createDataDirectory(), databaseUrl: server?.url };
    const count = isShared ? instances : 1;
    databases = await Promise.all(Array.from({ length: count }, () => openDatabase(place)));
  });
  afterAll(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await stopServer();
  });
  return {
    all: () => databases,
    first: () => {
      const [database] = databases;
      if (!database) throw new Error('The database is not open.');
      return database;
    },
  };
}
