import type pg from 'pg';

interface Index {
  readonly name: string;
  /** The definition of the index, without its name and the name of its table. */
  readonly shape: string;
}

/** The indexes of a table, with their names and definitions. */
export async function indexesOf(client: pg.PoolClient, table: string): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `SELECT c.relname AS name,
       concat_ws(' ', i.indisprimary, i.indisunique, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', '')) AS shape
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = $1::regclass ORDER BY c.relname`,
    [table],
  );
  return rows;
}

/**
 * Gives the indexes of a rebuilt table the names of the live table's indexes. A primary key's constraint is renamed
 * with its index.
 * @throws when the two tables have different indexes, because a migration ran meanwhile
 */
export async function nameIndexes(client: pg.PoolClient, table: string, names: readonly Index[]): Promise<void> {
  const wanted = [...names];
  for (const { name, shape } of await indexesOf(client, table)) {
    const found = wanted.findIndex((index) => index.shape === shape);
    const [known] = found < 0 ? [] : wanted.splice(found, 1);
    if (!known) throw new Error(`${table} has an index that the live table has not: ${shape}`);
    await client.query(`ALTER INDEX ${name} RENAME TO ${known.name}`);
  }
  if (wanted[0]) throw new Error(`${table} has no index ${wanted[0].name}`);
}
