import { Gauge } from 'prom-client';

import { addDays, stockholmDate, type Instant } from '../../../domain/kernel/index.js';
import { refundsDueBy } from '../../../projections/return/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Figures } from './process-metrics.js';

/** LAW-04: how many returns wait for their money beyond its last day. */
export class RefundMetrics {
  private readonly late: Gauge;

  constructor(registry: Figures) {
    this.late = new Gauge({
      name: 'algort_refunds_late',
      help: 'Returns that are here and whose refund should have been made before today',
      registers: [registry],
    });
  }

  /** Removes the figure, because an unknown one must not be shown as zero. */
  hide(): void {
    this.late.set(Number.NaN);
  }

  show(late: number): void {
    this.late.set(late);
  }
}

export function countLateRefunds(db: Database, now: Instant): Promise<number> {
  return refundsDueBy(db, addDays(stockholmDate(now), -1));
}
