import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';

import { addMonths, startOfDay, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { complaintHandlingRule, order, type OrderState } from '../../../domain/order/index.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { POOL } from '../../foundation/platform/tokens.js';
import { ComplaintEvidence } from './evidence.js';

/** A request is over long before this. What it left behind without an event belongs to no complaint. */
const LEFT_AFTER_MS = 3_600_000;
const AT_ONCE = 100;

/** Deletes text and photos whose time is over, and those of a request that ended between them and its event. */
@Injectable()
export class EvidenceSweep {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(ComplaintEvidence) private readonly evidence: ComplaintEvidence,
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const today = stockholmDate(now);
    const oldest = startOfDay(addMonths(today, -complaintHandlingRule.on(today).keptMonths));
    await this.pool.query('DELETE FROM complaint_evidence WHERE kept_at < $1', [oldest]);
    const { rows } = await this.pool.query<{ evidence_id: Uuid; order_id: Uuid }>(
      'SELECT DISTINCT evidence_id, order_id FROM complaint_evidence WHERE NOT recorded AND kept_at < $1 LIMIT $2',
      [new Date(Date.parse(now) - LEFT_AFTER_MS).toISOString(), AT_ONCE],
    );
    for (const { evidence_id: evidenceId, order_id: orderId } of rows) {
      const { complaints } = await this.commands.load(order, orderId);
      await (isNamed(complaints, evidenceId) ? this.evidence.recorded(evidenceId) : this.evidence.drop(evidenceId));
    }
  }
}

function isNamed(complaints: OrderState['complaints'], evidenceId: Uuid): boolean {
  return complaints.some(({ evidence, note }) => [evidence.evidenceId, note?.evidenceId].includes(evidenceId));
}
