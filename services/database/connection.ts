import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Tables are typed where they are used: a slice narrows with `db.withTables<…>()`. */
export type Database = Kysely<Record<never, never>>;

/** 20 connections: 16 concurrent writers keep one each busy and readers are not starved (bench `append.16`). */
const POOL_SIZE = 20;

/**
 * What the server ends by itself, in milliseconds. A transaction left open keeps every follower from reading on; a lock
 * waited for this long is not coming. Statements have none: rebuilds, imports and migrations take what they take.
 */
const TIMEOUTS = { idle_in_transaction_session_timeout: 60_000, lock_timeout: 30_000 };

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

export function connect(url: string, poolSize = POOL_SIZE, timeouts = TIMEOUTS): Connection {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'algort', types, ...timeouts });
  // The server may cut a connection, idle or at work (its query then fails); without listeners that would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends no pool that it has not used: a tool would wait for ten seconds until its connections are idle too long.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { pool, db, close };
}
