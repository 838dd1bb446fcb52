import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

import { connect } from '../../services/foundation/database/connection.js';
import { migrate } from '../../services/foundation/database/migrate.js';
import { connected } from './asked.js';
import type { Dump } from './dump.js';

interface Copied {
  readonly table: string;
  readonly file: string;
  readonly rows: number;
}

interface Sequence {
  readonly name: string;
  readonly last: string | null;
}

/** Copies all rows of a database, as `pg_dump --data-only` does. Migrations must create the tables first. */
export function copied(url: string, folder: string): Promise<Dump> {
  return connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables: Copied[] = [];
    for (const table of await tablesOf(client)) tables.push(await copyOut(client, table, folder));
    const sequences = await sequencesOf(client);
    await client.query('COMMIT');
    return { readInto: (target) => readInto(target, tables, sequences) };
  });
}

async function readInto(url: string, tables: readonly Copied[], sequences: readonly Sequence[]): Promise<void> {
  const made = connect(url, 1);
  await migrate(made.db).finally(() => made.close());
  await connected(url, async (client) => {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`TRUNCATE ${tables.map(({ table }) => `"${table}"`).join(', ')}`);
    for (const table of tables) await copyIn(client, table);
    for (const { name, last } of sequences) if (last) await client.query('SELECT setval($1, $2)', [name, last]);
    await client.query('COMMIT');
  });
}

async function copyOut(client: pg.Client, table: string, folder: string): Promise<Copied> {
  const file = path.join(folder, `${table}.copy`);
  const stream = client.query(to(`COPY "${table}" TO STDOUT`));
  await pipeline(stream, createWriteStream(file));
  return { table, file, rows: stream.rowCount };
}

async function copyIn(client: pg.Client, { table, file, rows }: Copied): Promise<void> {
  const stream = client.query(from(`COPY "${table}" FROM STDIN`));
  await pipeline(createReadStream(file), stream);
  if (stream.rowCount !== rows) throw new Error(`${table}: ${stream.rowCount} of ${rows} rows came back`);
}

/** Returns all tables but those in which Kysely notes the migrations. */
async function tablesOf(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function sequencesOf(client: pg.Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT quote_ident(sequencename) AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'`,
  );
  return rows;
}
