import { sql } from 'kysely';

import { addMinutes, dated, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import type { OrderStep } from '../../../domain/order/index.js';
import type { Database } from '../../foundation/database/connection.js';
import { externalSteps } from './external-steps.js';

/** An order for which a necessary next step is missing. */
export interface StuckOrder {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly step: OrderStep;
  /** When the step became due. */
  readonly since: Instant;
}

/**
 * CORE-10: a step that is late by less than a quarter of an hour is not reported. Orders older than two months are
 * handled manually.
 */
export const stuckRule = dated('stuck-orders', [
  { from: '2026-01-01', value: { minutes: 15, daysBack: 60, shown: 200 } },
]);

type Row = Omit<StuckOrder, 'since'> & { readonly since: Date };

/**
 * Finds orders that, after some minutes, are not at the warehouse, not mailed, paid but not confirmed, or not captured.
 * It checks the results instead of checkpoints. So it also finds an event that a reaction received and did not act on.
 */
export async function stuckOrders(db: Database, minutes: number, now: Instant): Promise<readonly StuckOrder[]> {
  const { daysBack, shown } = stuckRule.on(now.slice(0, 10));
  const before = addMinutes(now, -minutes);
  const { rows } = await sql<Row>`
    SELECT o.order_id AS "orderId", o.order_number AS "orderNumber", due.step, due.since
    FROM view_order_tracking o
    JOIN view_order_payment p ON p.payment_id = o.payment_id
    CROSS JOIN LATERAL (VALUES
      ('confirmation', p.started_at, o.internal_status = 'placed' AND p.status = ANY(${PAID}::text[])),
      ('warehouse', o.confirmed_at, o.internal_status = 'confirmed' AND ${missing('warehouse')}),
      ('confirmation-mail', o.confirmed_at, ${missing('confirmation-mail')}),
      ('dispatch-mail', o.dispatched_at, ${missing('dispatch-mail')}),
      ('capture', CASE p.capture WHEN 'later' THEN o.dispatched_at ELSE o.confirmed_at END,
        p.amount > 0 AND p.status = ANY(${UNCAPTURED}::text[]))
    ) AS due (step, since, missing)
    WHERE o.placed_at >= ${addMinutes(now, -daysBack * 1440)} AND due.missing AND due.since <= ${before}
    ORDER BY due.since, o.order_id, due.step LIMIT ${shown}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

const PAID = sql.val(['authorised', 'capture-requested', 'captured']);
const UNCAPTURED = sql.val(['authorised', 'capture-requested', 'capture-failed']);

function missing(step: keyof typeof externalSteps) {
  return sql`NOT EXISTS (SELECT FROM reaction_receipt r
    WHERE r.stream_id = 'order-' || o.order_id AND r.reaction = ${externalSteps[step].reaction})`;
}
