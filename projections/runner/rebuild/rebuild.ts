import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { START } from '../../../domain/kernel/index.js';
import { BackOff } from '../../follower/back-off.js';
import { reasonOf } from '../../follower/reason.js';
import { catchUp } from '../follower.js';
import { compareAtOnePosition, type Comparison } from './compare.js';
import type { EventSource } from '../../follower/event-source.js';
import { earlier, firstOf } from '../../follower/position.js';
import type { Projection } from '../projection.js';
import { noteProgress, type RebuildPhase, type RebuildProgress, type RebuildReport } from './rebuild-progress.js';
import { trySwap } from './swap.js';
import { holderOf, SwapBlocked } from './swap-blocked.js';
import { isDataError } from '../../follower/transaction.js';
import { ShadowTable } from './shadow-table.js';

export interface RebuildOptions {
  /** The number of events in one read. It is large, because each read costs a round trip. */
  readonly batch?: number;
  /** For how long the swap of the tables is retried while another session reads the old table (ms). */
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Pick<RebuildProgress, 'view' | 'phase' | 'events' | 'fraction'>) => void;
}

export class RebuildRunning extends Error {
  constructor(readonly view: string) {
    super(`view ${view} is being rebuilt or verified already`);
  }
}

type Purpose = 'rebuild' | 'verify';

const DEFAULT_BATCH = 5_000;
const LOCKS = 4712;
const MOST_COMPARISONS = 20;
/** A database dump may hold the table for longer. The rebuild then fails and must be run again. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 50;
const LAST_PAUSE_MS = 1_000;

/** Rebuilds views beside the live ones, from the first event. All of them share one pass over the event log. */
export class Rebuild {
  private readonly began = performance.now();
  private head = START;

  constructor(
    private readonly source: EventSource,
    private readonly pool: pg.Pool,
    private readonly purpose: Purpose,
    private readonly options: RebuildOptions = {},
  ) {}

  /** @throws RebuildRunning when any process is already rebuilding one of the views */
  async run(projections: readonly Projection[]): Promise<RebuildReport[]> {
    const client = await this.pool.connect();
    const shadows = projections.map((projection) => new ShadowTable(projection));
    try {
      for (const { name } of projections) await this.lock(client, name);
      // A crash may lose the new table before the swap. That is no loss, because the commit of the swap waits for all
      // earlier writes. No session waits for the new rows, so their statements need no timeout.
      await client.query('SET synchronous_commit = off; SET statement_timeout = 0');
      return await this.make(client, shadows);
    } catch (error) {
      if (!(error instanceof RebuildRunning))
        for (const shadow of shadows) await this.note(shadow, 'failed', null, reasonOf(error)).catch(() => undefined);
      throw error;
    } finally {
      await client.query('RESET synchronous_commit; RESET statement_timeout; SELECT pg_advisory_unlock_all()').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
    }
  }

  private async make(client: pg.PoolClient, shadows: readonly ShadowTable[]): Promise<RebuildReport[]> {
    this.head = await this.source.head();
    for (const shadow of shadows) await this.begin(shadow);
    try {
      await this.read(client, shadows);
      const reports: RebuildReport[] = [];
      for (const shadow of shadows) reports.push(await this.finish(client, shadow));
      return reports;
    } finally {
      // The next rebuild drops a table that cannot be dropped now.
      for (const shadow of shadows) await shadow.drop(this.pool).catch(() => undefined);
    }
  }

  private async begin(shadow: ShadowTable): Promise<void> {
    await shadow.create(this.pool);
    const update = {
      purpose: this.purpose,
      phase: 'reading',
      events: 0,
      fraction: 0,
      report: null,
      failure: null,
    } as const;
    await noteProgress(this.pool, shadow.projection.name, update, true);
  }

  /** Reads the event log to its end. While one batch is applied, the next one is already read. */
  private async read(client: pg.PoolClient, shadows: readonly ShadowTable[]): Promise<void> {
    const options = {
      types: [...new Set(shadows.flatMap(({ projection }) => projection.types))],
      limit: this.options.batch ?? DEFAULT_BATCH,
    };
    let reading = this.source.readAll(shadows.map(({ position }) => position).reduce(earlier), options);
    for (;;) {
      const batch = await reading;
      const { end } = batch;
      if (!end) {
        reading = this.source.readAll(batch.next, options);
        reading.catch(() => undefined);
      }
      for (const shadow of shadows) {
        await shadow.take(client, batch);
        await this.note(shadow, 'reading');
      }
      if (end) return;
    }
  }

  private async finish(client: pg.PoolClient, shadow: ShadowTable): Promise<RebuildReport> {
    try {
      await this.bringOn(client, shadow);
      await client.query(`ANALYZE ${shadow.table}`);
      await this.note(shadow, 'comparing');
      const comparison = await this.compare(client, shadow);
      if (this.purpose === 'rebuild') await this.swap(client, shadow);
      return await this.report(shadow, comparison);
    } catch (error) {
      if (!isDataError(error) || shadow.isCareful) throw error;
      await shadow.beginAgainCarefully(this.pool);
      return this.finish(client, shadow);
    }
  }

  private async compare(client: pg.PoolClient, shadow: ShadowTable): Promise<Comparison | null> {
    for (let tries = 0; tries < MOST_COMPARISONS; tries += 1) {
      const found = await compareAtOnePosition(this.source, this.pool, shadow);
      if (found === 'the view is far behind') await catchUp(this.source, this.pool, shadow.projection);
      else if (found === 'the shadow table is far behind') await this.bringOn(client, shadow);
      else return found;
    }
    throw new Error(`${shadow.projection.name} moves on faster than it can be compared`);
  }

  /**
   * Tries the swap of the tables again and again, each time with a short lock timeout. So readers of the view never
   * wait long.
   */
  private async swap(client: pg.PoolClient, shadow: ShadowTable): Promise<void> {
    const { patienceMs = PATIENCE_MS, signal } = this.options;
    const until = performance.now() + patienceMs;
    const backOff = new BackOff(FIRST_PAUSE_MS, LAST_PAUSE_MS);
    while (!(await trySwap(this.source, this.pool, shadow))) {
      signal?.throwIfAborted();
      if (performance.now() > until)
        throw new SwapBlocked(
          shadow.projection.name,
          await holderOf(this.pool, [shadow.projection.table.name, shadow.table]),
        );
      await pause(backOff.failed(), undefined, { signal });
      await this.bringOn(client, shadow);
    }
  }

  private async bringOn(client: pg.PoolClient, shadow: ShadowTable): Promise<void> {
    await this.read(client, [shadow]);
    await shadow.settle(client);
  }

  private async report(shadow: ShadowTable, comparison: RebuildReport['comparison']): Promise<RebuildReport> {
    const { projection, events, parked } = shadow;
    const seconds = (performance.now() - this.began) / 1000;
    const exact = comparison?.differences === 0;
    const report = { view: projection.name, events, seconds, parked: parked.length, comparison, exact };
    await this.note(shadow, 'done', report);
    return report;
  }

  private async note(
    shadow: ShadowTable,
    phase: RebuildPhase,
    report: RebuildReport | null = null,
    failure: string | null = null,
  ): Promise<void> {
    const view = shadow.projection.name;
    const total = Number(firstOf(this.head));
    const fraction = phase === 'reading' && total > 0 ? Math.min(1, Number(firstOf(shadow.position)) / total) : 1;
    this.options.onProgress?.({ view, phase, events: shadow.events, fraction });
    await noteProgress(this.pool, view, {
      purpose: this.purpose,
      phase,
      events: shadow.events,
      fraction,
      report,
      failure,
    });
  }

  private async lock(client: pg.PoolClient, view: string): Promise<void> {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, hashtext($2)) AS free', [
      LOCKS,
      view,
    ]);
    if (!rows[0]?.free) throw new RebuildRunning(view);
  }
}
