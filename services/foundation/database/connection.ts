import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { guarded } from '../log/guarded.js';
import { DatabaseClient } from './client.js';
import { LostConnections } from './lost-connections.js';

/** Tables are typed where they are used: a slice narrows with `db.withTables<…>()`. */
export type Database = Kysely<Record<never, never>>;

/** 20 connections: 16 concurrent writers keep one each busy and readers are not starved (bench `append.16`). */
const POOL_SIZE = 20;

/** What ends by itself, in milliseconds; 0 never does. `DATABASE_URL` may name others: `?lock_timeout=5000`. */
export interface Limits {
  /** A transaction left open keeps every follower from reading on. */
  readonly idle_in_transaction_session_timeout: number;
  /** A lock waited for this long is not coming. */
  readonly lock_timeout: number;
  /** Whoever waits for a page has left by then; a statement that goes on would keep one of the connections. */
  readonly statement_timeout: number;
  /** For a server that does not answer, or for one of the connections to become free. */
  readonly connectionTimeoutMillis: number;
}

/** For tools: migrations, imports, rebuilds and the seed take what they take, and wait for each other. */
export const TOOL_LIMITS: Limits = {
  idle_in_transaction_session_timeout: 60_000,
  lock_timeout: 30_000,
  statement_timeout: 0,
  connectionTimeoutMillis: 60_000,
};

/** For the shop that is open: whoever asks is told in time to come again. A rebuild sets itself free of it. */
export const SHOP_LIMITS: Limits = { ...TOOL_LIMITS, statement_timeout: 60_000, connectionTimeoutMillis: 30_000 };

export interface Connection {
  readonly pool: pg.Pool;
  readonly db: Database;
  close(): Promise<void>;
}

/** Business dates are strings everywhere; the driver would make local midnights of them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.DATE
      ? (text: string) => text
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** @param name by which the database lists its connections; one of them stays, so that who holds which key is always listed */
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
  // The server may cut a connection, idle or at work (its query then fails); without listeners that would end the process.
  pool.on(
    'connect',
    guarded('a new connection', (client: pg.PoolClient) => {
      client.on(
        'error',
        guarded('a lost connection', (error: Error) => lost.note(error)),
      );
    }),
  );
  // Of an idle one, which has told of it itself.
  pool.on(
    'error',
    guarded('a lost idle connection', () => undefined),
  );
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends no pool that it has not used: a tool would wait for ten seconds until its connections are idle too long.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, close };
}
