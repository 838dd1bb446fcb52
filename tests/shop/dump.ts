import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

/** All rows of a database in one snapshot, as `pg_dump --data-only` writes them: by COPY, on the server's own disk. */
export interface Dump {
  /** Into a database that the migrations have made, in whichever cluster on this machine. */
  readInto(url: string): Promise<void>;
  remove(): Promise<void>;
}

interface Sequence {
  readonly name: string;
  readonly last: string | null;
}

export async function dump(url: string): Promise<Dump> {
  const folder = await mkdtemp(path.join(tmpdir(), 'algort-dump-'));
  // The embedded server runs as a user of its own.
  await chmod(folder, 0o777);
  const file = (table: string): string => path.join(folder, `${table}.copy`);
  const tables: string[] = [];
  const sequences: Sequence[] = [];
  await asOne(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    tables.push(...(await tablesOf(client)));
    for (const table of tables) await client.query(`COPY "${table}" TO '${file(table)}'`);
    const { rows } = await client.query<Sequence>(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'`,
    );
    sequences.push(...rows);
    await client.query('COMMIT');
  });
  const readInto = (target: string): Promise<void> =>
    asOne(target, async (client) => {
      await client.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`);
      await client.query('SET session_replication_role = replica');
      for (const table of tables) await client.query(`COPY "${table}" FROM '${file(table)}'`);
      for (const { name, last } of sequences) if (last) await client.query('SELECT setval($1, $2)', [name, last]);
    });
  return { readInto, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function asOne(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'dump' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
