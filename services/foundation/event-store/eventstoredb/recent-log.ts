import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import { comparePositions, type Position } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import type { ReadAllOptions } from '../port.js';
import { DEFAULT_BATCH, type RowBatch } from './log-reading.js';
import { OlderPages, type Page } from './older-pages.js';

/**
 * Requests within these milliseconds share one read; a shopper does not notice the delay. At 5 ms nearly each of 230
 * appends a second had its own read. Such a read costs as much as the append (bench `http.addToCart.rps`).
 */
const GATHER_MS = 20;
/** The number of cached events. A follower further behind reads older pages until it has caught up. */
const MOST_KEPT = 1_000;

type ReadRows = (after: Position, options: ReadAllOptions) => Promise<RowBatch>;

/**
 * A cache of the end of the log. Views, reactions and the index of events share its reads and decoded events. Each
 * follower selects its event types. A result always comes from a read that began after the request.
 */
export class RecentLog {
  private window: Page | null = null;
  private readAt = -Infinity;
  private running: Promise<void> = Promise.resolve();
  /** A read that is scheduled and has not begun. Requests that arrive before it begins share it. */
  private coming: Promise<void> | null = null;
  private readonly older: OlderPages;

  constructor(private readonly read: ReadRows) {
    this.older = new OlderPages((after) => read(after, {}));
  }

  /** Reads until the limit or the end of the log. The result has fewer rows only at the end. */
  async readAll(after: Position, { types, limit = DEFAULT_BATCH }: ReadAllOptions): Promise<RowBatch> {
    const rows: StoredRow[] = [];
    for (let at = after; ;) {
      const part = await this.readPart(at, { types, limit: limit - rows.length });
      rows.push(...part.rows);
      if (part.end || rows.length === limit) return { ...part, rows };
      at = part.next;
    }
  }

  private async readPart(after: Position, options: ReadAllOptions): Promise<RowBatch> {
    if (this.reaches(after)) await this.readOn();
    return this.reaches(after) ? share(this.window as Page, after, options) : this.readOlder(after, options);
  }

  private reaches(after: Position): boolean {
    return this.window !== null && comparePositions(after, this.window.from) >= 0;
  }

  private async readOlder(after: Position, options: ReadAllOptions): Promise<RowBatch> {
    const { reading, isShared } = this.older.after(after);
    const page = await reading;
    if (page.end) this.window ??= page;
    // A shared read may have begun before this request, and the log may have grown since.
    return page.end && isShared ? this.readPart(after, options) : share(page, after, options);
  }

  private readOn(): Promise<void> {
    this.coming ??= this.inTurn();
    return this.coming;
  }

  private async inTurn(): Promise<void> {
    await this.running;
    const early = this.readAt + GATHER_MS - performance.now();
    if (early > 0) await pause(early);
    this.coming = null;
    const reading = this.window ? this.readAfter(this.window) : Promise.resolve();
    this.running = reading.catch(() => undefined);
    return reading;
  }

  /** Reads the next page. After a failure the cache is dropped, because another node may have other data. */
  private async readAfter({ from, next, rows }: Page): Promise<void> {
    this.readAt = performance.now();
    const reading = this.read(next, {});
    reading.catch(() => this.forget());
    const batch = await reading;
    const all = [...rows, ...batch.rows];
    const dropped = all[all.length - MOST_KEPT - 1];
    this.window = {
      from: dropped?.position ?? from,
      next: batch.next,
      rows: dropped ? all.slice(-MOST_KEPT) : all,
      end: batch.end,
    };
  }

  private forget(): void {
    this.window = null;
    this.older.forget();
  }
}

function share({ rows, next, end }: Page, after: Position, { types, limit = DEFAULT_BATCH }: ReadAllOptions): RowBatch {
  const seen = rows.findLastIndex(({ position }) => comparePositions(position, after) <= 0);
  const mine = rows.slice(seen + 1).filter(({ type }) => types?.includes(type) ?? true);
  const last = mine[limit - 1];
  if (last) return { rows: mine.slice(0, limit), next: last.position, end: false };
  return { rows: mine, next: comparePositions(next, after) > 0 ? next : after, end };
}
