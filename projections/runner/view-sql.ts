import type { AnyViewTable } from './projection.js';

/** The statements of one table of a view: the live one, or a twin beside it. */
export interface ViewSql {
  readonly load: string;
  readonly upsert: string;
  readonly remove: string;
}

/** Rows travel as one JSON text: one parameter for any number of rows, without repeated types. */
export function viewSql({ key, columns }: AnyViewTable, table: string): ViewSql {
  const rows = `json_populate_recordset(NULL::${table}, $1::json) r`;
  const sameKey = key.map((column) => `v.${column} = r.${column}`).join(' AND ');
  const changes = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  const onConflict = changes.length > 0 ? `DO UPDATE SET ${changes.join(', ')}` : 'DO NOTHING';
  return {
    load: `SELECT v.* FROM ${rows} JOIN ${table} v ON ${sameKey}`,
    upsert: `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => `r.${column}`).join(', ')} FROM ${rows}
      ON CONFLICT (${key.join(', ')}) ${onConflict}`,
    remove: `DELETE FROM ${table} v USING ${rows} WHERE ${sameKey}`,
  };
}
