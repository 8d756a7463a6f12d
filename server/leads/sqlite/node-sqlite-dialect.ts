import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** Lets Kysely speak to an open database of Node's own SQLite. */
export function createNodeSqliteDialect(database: DatabaseSync): Dialect {
  const config = { database: adaptDatabase(database) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(config, database),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** A migration applies as a whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(config: { database: SqliteDatabase }, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  // IMMEDIATE takes the write lock first; a read that turns into a write would fail at once.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // On a full disk SQLite ends the transaction itself, and there is nothing left to roll back.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

// Kysely asks each statement whether it returns rows; Node's reveals it through its columns. A server has few distinct
// statements, so each is prepared once.
function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const statement = prepared.get(text) ?? adaptStatement(database.prepare(text));
      prepared.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...toInput(values)),
    run: (values) => statement.run(...toInput(values)),
    iterate: (values) => statement.iterate(...toInput(values)),
  };
}

function toInput(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`The lead store takes text, numbers and bytes, not ${typeof value}.`);
  });
}
