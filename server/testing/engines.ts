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
}

/** The databases that can be started on this machine. */
export const engines: readonly Engine[] = [
  { engine: 'SQLite', isShared: false },
  ...(missingPostgres ? [] : [{ engine: 'PostgreSQL', isShared: true }]),
];

/** The databases of a group of tests. */
export interface Databases {
  readonly all: () => readonly LeadDatabase[];
  readonly first: () => LeadDatabase;
  /** Where they are. */
  readonly location: () => {
    readonly dataDirectory: string;
    readonly databaseUrl?: string | undefined;
  };
}

/** Opens a database for a group of tests, once per instance if instances share it; closes it after the group. */
export function openDatabases({ isShared }: Engine, instances = 1): Databases {
  let location: ReturnType<Databases['location']> = { dataDirectory: '' };
  let databases: readonly LeadDatabase[] = [];
  let stopServer = async () => undefined as unknown;
  beforeAll(async () => {
    const server = isShared ? await createPostgres() : undefined;
    stopServer = async () => server?.stop();
    location = { dataDirectory: createDataDirectory(), databaseUrl: server?.url };
    const count = isShared ? instances : 1;
    databases = await Promise.all(Array.from({ length: count }, () => openDatabase(location)));
  });
  afterAll(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await stopServer();
  });
  return {
    all: () => databases,
    location: () => location,
    first: () => {
      const [database] = databases;
      if (!database) throw new Error('The database is not open.');
      return database;
    },
  };
}
