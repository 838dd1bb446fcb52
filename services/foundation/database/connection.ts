import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { guarded } from '../log/guarded.js';
import { DatabaseClient } from './client.js';
import { LostConnections } from './lost-connections.js';

/** The tables have no types here. Each slice adds its own with `db.withTables<…>()`. */
export type Database = Kysely<Record<never, never>>;

/**
 * With 16 concurrent writers each uses one connection all the time. The other four serve readers (bench `append.16`).
 */
const POOL_SIZE = 20;

/** Timeouts in milliseconds; 0 means no limit. `DATABASE_URL` may override them, for example `?lock_timeout=5000`. */
export interface Limits {
  /** An open transaction stops every follower, so an idle one is ended. */
  readonly idle_in_transaction_session_timeout: number;
  readonly lock_timeout: number;
  /** No client waits longer than this. A longer statement would only occupy a connection. */
  readonly statement_timeout: number;
  /** The timeout for a connection to the server and for a free connection of the pool. */
  readonly connectionTimeoutMillis: number;
}

/** Limits for tools. Migrations, imports, rebuilds and the seed may run long, so statements have no timeout. */
export const TOOL_LIMITS: Limits = {
  idle_in_transaction_session_timeout: 60_000,
  lock_timeout: 30_000,
  statement_timeout: 0,
  connectionTimeoutMillis: 60_000,
};

/** Limits for the running shop. Callers get an error early enough to retry. A rebuild removes the limit for itself. */
export const SHOP_LIMITS: Limits = { ...TOOL_LIMITS, statement_timeout: 60_000, connectionTimeoutMillis: 30_000 };

export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Database;
  close(): Promise<void>;
}

/** Business dates are strings everywhere. The driver would convert them to midnights in local time. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.DATE
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * Connects to a database. One connection stays open, so that pg_stat_activity always lists the keys of this process.
 * @param name the application name of the connections
 */
export function connect(url: string, poolSize = POOL_SIZE, limits: Limits = TOOL_LIMITS, name?: string): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: name ?? 'algort',
    ...(name !== undefined && { min: 1 }),
    types,
    Client: DatabaseClient,
    ...limits,
  });
  const lost = new LostConnections();
  // The server may cut a connection, idle or busy. Without a listener that error would end the process.
  pool.on(
    'connect',
    guarded('a new connection', (client: pg.PoolClient) => {
      client.on(
        'error',
        guarded('a lost connection', (error: Error) => lost.note(error)),
      );
    }),
  );
  // The loss of an idle connection is already logged.
  pool.on(
    'error',
    guarded('a lost idle connection', () => undefined),
  );
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  // Closes the pool itself, because Kysely does not close an unused pool. A tool would then wait ten seconds for the
  // idle timeout.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, close };
}
