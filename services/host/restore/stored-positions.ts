import type pg from 'pg';

import type { Position } from '../../../domain/kernel/index.js';

type Client = pg.Pool | pg.PoolClient | pg.Client;

/** The column or columns that store a position of an event. */
export interface StoredPositions {
  readonly table: string;
  /** One text column "major/minor", or a bigint column for each half. */
  readonly columns: readonly [string] | readonly [major: string, minor: string];
}

/**
 * Finds all columns that store a position of the log. It finds them by name: `position` as text, or `position_…` for
 * each half. So no column can be forgotten. tests/restore/drill.spec.ts searches a used database for positions under
 * other names.
 */
export async function storedPositions(client: Client): Promise<readonly StoredPositions[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    SELECT c.table_name AS table, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND (c.column_name = 'position' AND c.data_type = 'text'
        OR c.column_name LIKE 'position\\_%' AND c.data_type = 'bigint')
    GROUP BY c.table_name ORDER BY c.table_name`);
  return rows.map(({ table, columns }) => {
    const [first, second, ...more] = columns;
    if (!first || more.length > 0 || (second === undefined) !== (first === 'position'))
      throw new Error(
        `table ${table} stores positions in ${columns.join(', ')}: neither as one text nor as two numbers`,
      );
    return { table, columns: second ? [first, second] : [first] } as StoredPositions;
  });
}

export interface Checkpoint {
  readonly follower: string;
  readonly position: Position;
}

/** Reads the positions of the followers. They are a few rows, which each start reads. */
export async function checkpoints(client: Client): Promise<readonly Checkpoint[]> {
  const { rows } = await client.query<Checkpoint>(
    'SELECT follower, position FROM follower_checkpoint ORDER BY follower',
  );
  return rows;
}
