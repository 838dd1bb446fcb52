import { stockholmDate } from '../../../domain/kernel/index.js';
import { lateRefunds } from '../../../projections/return/queries.js';
import type { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { LateRefundShown } from '../contract/operations.js';

/** A page is no place for more. The latest stand first. */
const MOST = 100;

/** LAW-04: the returns that are here and whose money is late. */
export class LateRefundsDesk {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<readonly LateRefundShown[]> {
    const rows = await lateRefunds(this.db, stockholmDate(this.clock.now()), MOST);
    return rows.map((row) => ({ returnNumber: row.return_number, refundBy: row.refund_by, warnedAt: row.warned_at }));
  }
}
