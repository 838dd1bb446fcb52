import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { connect, type Connection } from './connection.js';
import { migrate } from './migrate.js';

const TEMPLATE = 'algort_template';
const TEMPLATE_LOCK = 4711;

export interface TestDatabase extends Connection {
  readonly url: string;
}

/** A database of one's own for a test file, copied from a migrated template. */
export async function createTestDatabase(poolSize?: number): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(client, server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  const url = withDatabase(server, name);
  const connection = connect(url, poolSize);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await administer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** This worker's own, where there is one for each. */
function serverUrl(): string {
  const urls = process.env.TEST_DATABASE_URL?.split(' ') ?? [];
  const url = urls[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % urls.length];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run through `npm test` or Jest, which start the server');
  return url;
}

async function ensureTemplate(client: pg.Client, server: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount) return;
  const building = `${TEMPLATE}_building`;
  await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${building}`);
  const connection = connect(withDatabase(server, building), 1);
  await migrate(connection.db).finally(() => connection.close());
  // Renamed only when whole: a half-migrated template is never copied.
  await client.query(`ALTER DATABASE ${building} RENAME TO ${TEMPLATE}`);
}

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}
