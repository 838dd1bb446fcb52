import { randomUUID } from 'node:crypto';

import pg from 'pg';

import { connect, type Connection } from './connection.js';
import { migrate } from './migrate.js';

const TEMPLATE_LOCK = 4711;

export interface TestDatabase extends Connection {
  readonly url: string;
}

/** Content that many test databases share. It is created once on each server. */
export interface Template {
  readonly name: string;
  fill(database: TestDatabase): Promise<unknown>;
}

const MIGRATED: Template = { name: 'algort_template', fill: ({ db }) => migrate(db) };

interface TestDatabaseOptions {
  readonly poolSize?: number;
  readonly template?: Template;
}

/** Creates a migrated database for one test file, copied from its template. */
export async function createTestDatabase({
  poolSize,
  template = MIGRATED,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(client, server, template);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template.name}`);
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

/** Returns the URL of the test worker's own server, where each worker has one. */
function serverUrl(): string {
  const urls = process.env.TEST_DATABASE_URL?.split(' ') ?? [];
  const url = urls[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % urls.length];
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run through `npm test` or Vitest, which start the server');
  return url;
}

async function ensureTemplate(client: pg.Client, server: string, template: Template): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template.name]);
  if (rowCount) return;
  if (template !== MIGRATED) await ensureTemplate(client, server, MIGRATED);
  const building = `${template.name}_building`;
  await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${building} TEMPLATE ${template === MIGRATED ? 'template1' : MIGRATED.name}`);
  const url = withDatabase(server, building);
  const connection = connect(url);
  await template.fill({ ...connection, url }).finally(() => connection.close());
  // The rename is last, so that no other test copies an incomplete template.
  await client.query(`ALTER DATABASE ${building} RENAME TO ${template.name}`);
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
