import { LRUCache } from 'lru-cache';
import pg from 'pg';

import type { Projection, RowKey } from './projection.js';
import type { AnyViewTable } from './view-table.js';

const { builtins, getTypeParser } = pg.types;

/** How the driver returns values of rows: dates and instants as strings, whole numbers as numbers. */
const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? getTypeParser(oid, format)) as typeof getTypeParser,
};

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.DATE, (text) => text],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** A connection pool or a client of `pg`. */
export interface Queryable {
  query(query: {
    readonly name?: string;
    readonly text: string;
    readonly values?: unknown[];
    readonly types?: typeof rowTypes;
  }): Promise<{ rows: unknown[] }>;
}

export interface RowStoreOptions {
  readonly table?: string;
  /** The number of rows that the cache keeps from one batch to the next. */
  readonly cacheRows: number;
  /**
   * True when the table is empty at the start. Until the cache drops a row, a row outside the cache then does not
   * exist.
   */
  readonly startsEmpty?: boolean;
}

interface Entry {
  readonly key: RowKey;
  readonly row: object | undefined;
}

/**
 * The highest number of rows in one SQL statement. Followers wait for open transactions that write, so no statement may
 * take long.
 */
const ROWS_PER_STATEMENT = 1000;

/** A cache of a view's rows. It loads and writes many rows at once; in between, rows change in memory. */
export class RowStore {
  private readonly sql: ViewSql;
  private readonly cache: LRUCache<string, Entry>;
  private readonly working = new Map<string, Entry>();
  private changed = new Map<string, Entry>();
  /** Rows that a flush is writing now. They may change again before it ends. */
  private flushing = new Map<string, Entry>();
  private knowsAll: boolean;

  constructor(
    private readonly projection: Projection,
    { table = projection.table.name, cacheRows, startsEmpty = false }: RowStoreOptions,
  ) {
    this.sql = viewSql(projection.table, table);
    this.knowsAll = startsEmpty;
    const dispose = (_entry: Entry, _id: string, reason: string): void => {
      if (reason === 'evict') this.knowsAll = false;
    };
    this.cache = new LRUCache({ max: cacheRows, dispose });
  }

  /** Loads the rows of these keys into memory. */
  async prepare(db: Queryable, keys: Iterable<RowKey>): Promise<void> {
    if (this.projection.appendOnly) return;
    const missing: RowKey[] = [];
    for (const key of keys) {
      const id = rowId(key);
      if (this.changed.has(id) || this.working.has(id)) continue;
      const cached = this.flushing.get(id) ?? this.cache.get(id);
      this.working.set(id, cached ?? { key, row: undefined });
      if (!cached && !this.knowsAll) missing.push(key);
    }
    if (missing.length > 0) await this.load(db, missing);
  }

  get(key: RowKey): object | undefined {
    const id = rowId(key);
    return (this.changed.get(id) ?? this.working.get(id))?.row;
  }

  put(key: RowKey, row: object | null): void {
    const id = rowId(key);
    this.changed.set(id, { key, row: row ?? undefined });
  }

  get changes(): number {
    return this.changed.size;
  }

  /** The data that `flush` would write: changed rows, and the keys of changed and removed rows. */
  pending(): { readonly keys: readonly object[]; readonly rows: readonly object[] } {
    const entries = [...this.changed.values()];
    return { keys: entries.map(({ key }) => this.keyColumns(key)), rows: entries.flatMap(({ row }) => row ?? []) };
  }

  /** Writes the changed rows to the table. Rows stay in memory for the next batch. Only one flush may run at a time. */
  async flush(db: Queryable): Promise<void> {
    this.settle();
    this.flushing = this.changed;
    this.changed = new Map();
    const entries = [...this.flushing.values()];
    for (let from = 0; from < entries.length; from += ROWS_PER_STATEMENT)
      await this.write(db, entries.slice(from, from + ROWS_PER_STATEMENT));
    if (!this.projection.appendOnly) for (const [id, entry] of this.flushing) this.cache.set(id, entry);
    this.flushing = new Map();
  }

  /** Ends a batch without writing. A later `flush` writes the changed rows. */
  settle(): void {
    for (const [id, entry] of this.working) if (!this.cache.has(id)) this.cache.set(id, entry);
    this.working.clear();
  }

  /** Drops all cached rows, because a transaction failed or another process wrote. */
  clear(): void {
    this.knowsAll = false;
    this.cache.clear();
    this.working.clear();
    this.changed.clear();
    this.flushing = new Map();
  }

  private async load(db: Queryable, keys: readonly RowKey[]): Promise<void> {
    const json = JSON.stringify(keys.map((key) => this.keyColumns(key)));
    const { rows } = await db.query({ ...this.sql.load, values: [json], types: rowTypes });
    for (const row of rows as Record<string, unknown>[]) {
      const key = this.projection.table.key.map((column) => String(row[column]));
      this.working.set(rowId(key), { key, row });
    }
  }

  private async write(db: Queryable, entries: readonly Entry[]): Promise<void> {
    const rows = entries.flatMap(({ row }) => row ?? []);
    const gone = entries.flatMap(({ key, row }) => (row ? [] : [this.keyColumns(key)]));
    if (rows.length > 0) await db.query({ ...this.sql.upsert, values: [JSON.stringify(rows)] });
    if (gone.length > 0) await db.query({ ...this.sql.remove, values: [JSON.stringify(gone)] });
  }

  private keyColumns(key: RowKey): Record<string, string | undefined> {
    return Object.fromEntries(this.projection.table.key.map((column, index) => [column, key[index]]));
  }
}

function rowId(key: RowKey): string {
  return key.length === 1 ? (key[0] as string) : key.join('\n');
}

interface Statement {
  readonly name?: string;
  readonly text: string;
}

/** The SQL statements for one table of a view. */
interface ViewSql {
  readonly load: Statement;
  readonly upsert: Statement;
  readonly remove: Statement;
}

/**
 * Rows are sent as one JSON text, so that any number of rows needs one parameter. Each connection prepares the
 * statements of a view's own table once: planning them again took longer than a small batch (bench `checkout`). They
 * name their columns, because a prepared statement must always return the same ones.
 */
function viewSql({ name, key, columns: typed }: AnyViewTable, table: string): ViewSql {
  const columns = Object.keys(typed);
  const rows = `json_populate_recordset(NULL::${table}, $1::json) r`;
  const sameKey = key.map((column) => `v.${column} = r.${column}`).join(' AND ');
  const changes = columns.filter((column) => !key.includes(column)).map((column) => `${column} = excluded.${column}`);
  const onConflict = changes.length > 0 ? `DO UPDATE SET ${changes.join(', ')}` : 'DO NOTHING';
  const statement = (verb: string, text: string): Statement =>
    table === name ? { name: `${verb} ${name}`, text } : { text };
  return {
    load: statement(
      'load',
      `SELECT ${columns.map((column) => `v.${column}`).join(', ')} FROM ${rows} JOIN ${table} v ON ${sameKey}`,
    ),
    upsert: statement(
      'upsert',
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => `r.${column}`).join(', ')} FROM ${rows}
      ON CONFLICT (${key.join(', ')}) ${onConflict}`,
    ),
    remove: statement('remove', `DELETE FROM ${table} v USING ${rows} WHERE ${sameKey}`),
  };
}
