import pg from 'pg';

/** The rows that one transaction wrote to one table. Values are texts, as the driver sends them. */
interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** What a piece of work wrote, by transaction. */
export type Written = readonly (readonly Rows[])[];

const TABLES = `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
  FROM information_schema.columns
  WHERE table_schema = 'public' AND (table_name = 'event' OR table_name LIKE 'view\\_%')
    AND is_generated = 'NEVER' AND is_identity = 'NO'
  GROUP BY table_name`;

/** Returns the events and view rows that the work left, in the transactions that wrote them. */
export async function writesOf(pool: pg.Pool, work: () => Promise<void>): Promise<Written> {
  const { rows: tables } = await pool.query<Pick<Rows, 'table' | 'columns'>>(TABLES);
  const { rows: begun } = await pool.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid');
  await work();
  const written = new Map<string, Rows[]>();
  for (const { table, columns } of tables) {
    const texts = columns.map((column) => `"${column}"::text`).join(', ');
    const { rows } = await pool.query<(string | null)[]>({
      text: `SELECT xmin::text, ${texts} FROM "${table}" WHERE xmin::text::bigint > $1`,
      values: [begun[0]?.xid],
      rowMode: 'array',
    });
    for (const [transaction = '', ...row] of rows) {
      const of = written.get(String(transaction)) ?? [];
      const same = of.find((each) => each.table === table);
      written.set(String(transaction), [
        ...of.filter((each) => each !== same),
        { table, columns, rows: [...(same?.rows ?? []), row] },
      ]);
    }
  }
  return [...written.values()];
}

/**
 * Makes empty copies of the tables in the schema `bare`, with their indexes. The indexes are not unique, because the same
 * rows are written many times.
 */
export async function copyTables(pool: pg.Pool, written: Written): Promise<void> {
  await pool.query('CREATE SCHEMA bare');
  for (const table of new Set(written.flat().map((rows) => rows.table))) {
    await pool.query(`CREATE TABLE bare."${table}" (LIKE public."${table}" INCLUDING DEFAULTS INCLUDING IDENTITY)`);
    const { rows } = await pool.query<{ indexdef: string }>(
      "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename = $1",
      [table],
    );
    for (const { indexdef } of rows)
      await pool.query(indexdef.replace(/^CREATE (?:UNIQUE )?INDEX \S+ ON public\./, 'CREATE INDEX ON bare.'));
  }
}

/** Writes the rows again, with as little work as possible: a transaction each, and nothing is checked or returned. */
export async function writeBare(pool: pg.Pool, written: Written): Promise<void> {
  for (const transaction of written) {
    const client = await pool.connect();
    try {
      if (transaction.length > 1) await client.query('BEGIN');
      for (const rows of transaction) await client.query(insert(rows));
      if (transaction.length > 1) await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
}

function insert({ table, columns, rows }: Rows): pg.QueryConfig {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const tuples = rows.map((row, nth) => `(${row.map((_, at) => `$${nth * row.length + at + 1}`).join(', ')})`);
  return {
    name: `bare ${table} ${rows.length}`,
    text: `INSERT INTO bare."${table}" (${names}) VALUES ${tuples.join(', ')}`,
    values: rows.flat(),
  };
}
