import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';

import { addDays, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { POOL } from '../../foundation/platform/tokens.js';
import type { PartnerName } from '../partners.js';
import type { HeardCall, PartnerWatch } from './partner-watch.js';
import { PendingCalls, type CountedCalls } from './pending-calls.js';

/** Calls are written together, this many milliseconds after the first call. */
const WRITE_AFTER_MS = 1_000;
/** Older counts are deleted, because they say nothing about a partner's present state. */
const KEPT_DAYS = 30;

export interface CallsOfDay extends HeardCall {
  readonly day: BusinessDate;
  readonly calls: number;
  readonly lastAt: Instant;
}

interface Row {
  readonly day: string;
  readonly partner: PartnerName;
  readonly outcome: HeardCall['outcome'];
  readonly code: string | null;
  readonly status: number | null;
  readonly calls: string;
  readonly last_at: Date;
}

const WRITE = `INSERT INTO partner_call (day, partner, outcome, code, status, calls, last_at)
  SELECT $1::date, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::timestamptz[])
  ON CONFLICT (day, partner, outcome, code, status) DO UPDATE SET
    calls = partner_call.calls + excluded.calls, last_at = GREATEST(partner_call.last_at, excluded.last_at)`;

/**
 * Counts each partner's answers by day, code and status, for all processes. It also logs each failure, each failed e-ID
 * log-in and each unreadable message.
 */
@Injectable()
export class PartnerHealth implements PartnerWatch, OnApplicationShutdown {
  private readonly logger = new Logger('partner');
  private readonly pending = new PendingCalls();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(
    @Inject(POOL) private readonly pool: Pick<pg.Pool, 'query'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  heard(call: HeardCall): void {
    this.pending.add(call, this.clock.now());
    this.writeSoon();
  }

  /** Returns the calls of the last thirty days, including those not yet written. */
  async calls(): Promise<readonly CallsOfDay[]> {
    await this.write();
    const { rows } = await this.pool.query<Row>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, partner, outcome, code, status, calls, last_at
       FROM partner_call WHERE day > $1 ORDER BY last_at DESC, partner, code, status`,
      [this.firstDay()],
    );
    return rows.map(({ last_at, calls, ...row }) => ({ ...row, calls: Number(calls), lastAt: last_at.toISOString() }));
  }

  /** Writes the counts. When the database is unavailable, the counts are kept and written with later ones. */
  async write(): Promise<void> {
    const calls = this.pending.take();
    if (calls.length === 0) return;
    for (const each of calls) this.tell(each);
    try {
      await this.pool.query('DELETE FROM partner_call WHERE day <= $1', [this.firstDay()]);
      await this.pool.query(WRITE, [this.today(), ...columns(calls)]);
    } catch (error) {
      this.pending.giveBack(calls);
      this.logger.warn(`calls to partners could not be counted yet: ${(error as Error).message}`);
      this.writeSoon();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.write();
  }

  private writeSoon(): void {
    if (this.timer || this.isClosed) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.write();
    }, WRITE_AFTER_MS).unref();
  }

  private tell({ partner, outcome, code, status, untold }: CountedCalls): void {
    if (untold === 0) return;
    const times = untold === 1 ? '' : `, ${untold} times`;
    const line = `${partner} ${outcome}: ${code ?? 'no code'}, status ${status ?? 'none'}${times}`;
    if (outcome === 'failed' || outcome === 'unread') this.logger.warn(line);
    else this.logger.log(line);
  }

  private today(): BusinessDate {
    return stockholmDate(this.clock.now());
  }

  private firstDay(): BusinessDate {
    return addDays(this.today(), -KEPT_DAYS);
  }
}

function columns(calls: readonly CountedCalls[]): readonly unknown[][] {
  const column = (of: (each: CountedCalls) => unknown): unknown[] => calls.map(of);
  return [
    column(({ partner }) => partner),
    column(({ outcome }) => outcome),
    column(({ code }) => code),
    column(({ status }) => status),
    column((each) => each.calls),
    column(({ lastAt }) => lastAt),
  ];
}
