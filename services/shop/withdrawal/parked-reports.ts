import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import type { Instant } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { returnNotification, type ReturnNotification } from '../../partners/warehouse/returns.js';

export interface ParkedReport {
  readonly notificationId: string;
  readonly returnNumber: string;
  readonly type: ReturnNotification['type'];
  /** Why the order refused the report. */
  readonly code: string;
  readonly parkedAt: Instant;
}

const SHOWN = 100;

/** Reports of returns that no order took: of an unknown return, or with goods that it does not have. */
@Injectable()
export class ParkedReports {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async park(notification: ReturnNotification, code: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO parked_return_report (notification_id, report, code, parked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (notification_id) DO NOTHING`,
      [notification.notificationId, JSON.stringify(notification), code, this.clock.now()],
    );
  }

  async find(notificationId: string): Promise<ReturnNotification | null> {
    const { rows } = await this.pool.query<{ report: unknown }>(
      'SELECT report FROM parked_return_report WHERE notification_id = $1 AND closed_at IS NULL',
      [notificationId],
    );
    return rows[0] ? returnNotification.parse(rows[0].report) : null;
  }

  async open(): Promise<readonly ParkedReport[]> {
    const { rows } = await this.pool.query<{ report: unknown; code: string; parked_at: Date }>(
      `SELECT report, code, parked_at FROM parked_return_report WHERE closed_at IS NULL
       ORDER BY parked_at, notification_id LIMIT ${SHOWN}`,
    );
    return rows.map(({ report, code, parked_at }) => {
      const { notificationId, returnNumber, type } = returnNotification.parse(report);
      return { notificationId, returnNumber, type, code, parkedAt: parked_at.toISOString() };
    });
  }

  /** Closes a report that staff have dealt with. False when it is not open. */
  async close(notificationId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'UPDATE parked_return_report SET closed_at = $2 WHERE notification_id = $1 AND closed_at IS NULL',
      [notificationId, this.clock.now()],
    );
    return rowCount === 1;
  }
}
