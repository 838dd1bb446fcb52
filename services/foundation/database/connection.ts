import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { guarded } from '../log/guarded.js';
import { DatabaseClient } from './client.js';
import { LostConnections } from './lost-connections.js';

/** Tables are typed where they are used: each slice narrows with `db.withTables<…>()`. */
export type Database = Kysely<Record<never, never>>;

/** 16 concurrent writers keep one connection each busy; the other four serve readers (bench `append.16`). */
const POOL_SIZE = 20;

/** Time limits in milliseconds; 0 is none. `DATABASE_URL` may override them: `?lock_timeout=5000`. */
export interface Limits {
  /** An open transaction stops every follower. */
  readonly idle_in_transaction_session_timeout: number;
  readonly lock_timeout: number;
  /** The client has left by then; a longer statement only occupies a connection. */
  readonly statement_timeout: number;
  /** For a server that does not answer, and for a free connection of the pool. */
  readonly connectionTimeoutMillis: number;
}

/** Tools have no statement limit: migrations, imports, rebuilds and the seed may take long and wait for each other. */
export const TOOL_LIMITS: Limits = {
  idle_in_transaction_session_timeout: 60_000,
  lock_timeout: 30_000,
  statement_timeout: 0,
  connectionTimeoutMillis: 60_000,
};

/** In the open shop the caller gets an error in time to retry. A rebuild removes the limit for itself. */
export const SHOP_LIMITS: Limits = { ...TOOL_LIMITS, statement_timeout: 60_000, connectionTimeoutMillis: 30_000 };

export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Database;
  close(): Promise<void>;
}

/** Business dates are strings everywhere; the driver would convert them to local midnights. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.DATE
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * @param name application name of the connections. One connection stays open, so that the holder of each key is always
 * listed.
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
  // The server may cut an idle or a busy connection (the query then fails). Without listeners that would end the
  // process.
  pool.on(
    'connect',
    guarded('a new connection', (client: pg.PoolClient) => {
      client.on(
        'error',
        guarded('a lost connection', (error: Error) => lost.note(error)),
      );
    }),
  );
  // An idle connection has reported its own loss already.
  pool.on(
    'error',
    guarded('a lost idle connection', () => undefined),
  );
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  // Kysely does not end an unused pool: a tool would wait ten seconds for the idle time-out.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, close };
}
