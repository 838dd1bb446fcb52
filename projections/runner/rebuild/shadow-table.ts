import type pg from 'pg';

import { START, type Position, type RecordedEvent } from '../../../domain/kernel/index.js';
import { reasonOf } from '../../follower/reason.js';
import type { SourceBatch } from '../../follower/event-source.js';
import { EraEnded } from '../../follower/era-ended.js';
import type { ParkedEvent } from '../../follower/parked-events.js';
import { foldBatch, type FoldTarget, type Refusals } from '../fold.js';
import type { Projection } from '../projection.js';
import { isLockTimeout } from './swap.js';
import { holderOf, SwapBlocked } from './swap-blocked.js';
import { RowStore, type Queryable } from '../row-store.js';
import { inTransaction, isDataError, transacted } from '../../follower/transaction.js';

/** The longest wait for the table lock, in milliseconds. It is short, because followers wait for this transaction. */
const DROP_TIMEOUT_MS = 500;
/** The number of rows in the cache. For the view with the widest rows they need about 60 MB. */
const CACHE_ROWS = 60_000;
/** The number of changed rows that starts a flush. A row that changes often is then written once for many changes. */
const CHANGES_BEFORE_FLUSH = 20_000;

/**
 * The new table of a view during a rebuild. It is built beside the live table. A rebuild then replaces the live table
 * by it; a mere check drops it.
 */
export class ShadowTable implements FoldTarget {
  readonly table: string;
  rows: RowStore;
  parkedStreams = new Set<string>();
  parked: ParkedEvent[] = [];
  position: Position = START;
  /** The life of the database server in which `position` is valid. Null before the first batch. */
  era: string | null = null;
  events = 0;
  private flushing: Promise<void> = Promise.resolve();
  /**
   * True after the database refused a row. Each batch is then written at once, and halved to find the event at fault.
   */
  private careful = false;
  private readonly types: ReadonlySet<string>;

  constructor(readonly projection: Projection) {
    this.table = `${projection.table.name}_rebuild`;
    this.rows = this.emptyRows();
    this.types = new Set(projection.types);
  }

  async create(pool: pg.Pool): Promise<void> {
    await this.drop(pool);
    const { name } = this.projection.table;
    await pool.query(`CREATE TABLE ${this.table} (LIKE ${name} INCLUDING ALL) ${await storageOf(pool, name)}`);
  }

  /**
   * @throws SwapBlocked when another session reads the table, for example a dump; the next rebuild then drops the table
   */
  async drop(pool: pg.Pool): Promise<void> {
    const begin = `BEGIN; SET LOCAL lock_timeout = ${DROP_TIMEOUT_MS}`;
    try {
      await inTransaction(pool, (client) => client.query(`DROP TABLE IF EXISTS ${this.table}`), begin);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      throw new SwapBlocked(this.projection.name, await holderOf(pool, [this.table]));
    }
  }

  async beginAgainCarefully(pool: pg.Pool): Promise<void> {
    await this.flushing.catch(() => undefined);
    this.flushing = Promise.resolve();
    await this.create(pool);
    this.rows = this.emptyRows();
    this.parkedStreams = new Set();
    this.parked = [];
    this.position = START;
    this.era = null;
    this.events = 0;
    this.careful = true;
  }

  get isCareful(): boolean {
    return this.careful;
  }

  /**
   * Applies a batch of events. Its rows may stay in memory until `settle`.
   * @throws EraEnded when the database server was replaced since the batch before
   */
  async take(client: pg.PoolClient, { events: all, next, era }: Omit<SourceBatch, 'end'>): Promise<void> {
    if (this.era !== null && this.era !== era) throw new EraEnded();
    this.era = era;
    const events = all.filter(({ type }) => this.types.has(type));
    if (this.careful) await this.foldAround(client, events);
    else await this.fold(client, events);
    this.events += events.length;
    this.position = next;
  }

  async fold(db: Queryable, events: readonly RecordedEvent[]): Promise<void> {
    for (const parked of await foldBatch(this, db, events)) this.parked.push(parked);
    this.rows.settle();
    if (this.rows.changes >= CHANGES_BEFORE_FLUSH) await this.beginFlush(db);
  }

  /** Writes all changed rows to the table. */
  async settle(db: Queryable): Promise<void> {
    await this.flushing;
    await this.rows.flush(db);
  }

  /** Starts to write rows and returns; the next batches are read and applied meanwhile. */
  private async beginFlush(db: Queryable): Promise<void> {
    await this.flushing;
    this.flushing = this.rows.flush(db);
    // The next `await` of this promise gets the failure. Without a handler now, the failure would end the process.
    this.flushing.catch(() => undefined);
  }

  private async foldAround(
    client: pg.PoolClient,
    events: readonly RecordedEvent[],
    refusals?: Refusals,
  ): Promise<void> {
    const before = new Set(this.parkedStreams);
    try {
      this.parked.push(...(await transacted(client, () => this.foldAndFlush(client, events, refusals))));
    } catch (error) {
      const [only] = events;
      if (!isDataError(error) || !only || refusals) throw error;
      this.rows.clear();
      this.parkedStreams = before;
      if (events.length === 1) return this.foldAround(client, events, new Map([[only.eventId, reasonOf(error)]]));
      const middle = events.length >> 1;
      await this.foldAround(client, events.slice(0, middle));
      await this.foldAround(client, events.slice(middle));
    }
  }

  private async foldAndFlush(
    client: pg.PoolClient,
    events: readonly RecordedEvent[],
    refusals?: Refusals,
  ): Promise<ParkedEvent[]> {
    const parked = await foldBatch(this, client, events, refusals);
    await this.rows.flush(client);
    return parked;
  }

  private emptyRows(): RowStore {
    return new RowStore(this.projection, { table: this.table, cacheRows: CACHE_ROWS, startsEmpty: true });
  }
}

/** The settings of a table's storage. `LIKE … INCLUDING ALL` leaves them out. */
async function storageOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ options: string | null }>(
    "SELECT array_to_string(reloptions, ', ') AS options FROM pg_class WHERE oid = $1::regclass",
    [table],
  );
  return rows[0]?.options ? `WITH (${rows[0].options})` : '';
}
