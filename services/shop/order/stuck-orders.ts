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
    CROSS JOIN LATERAL (${SENT}) AS sent
    CROSS JOIN LATERAL (VALUES
      ('confirmation', p.started_at, o.internal_status = 'placed' AND p.status = ANY(${PAID}::text[])),
      ('warehouse', o.confirmed_at, o.internal_status = 'confirmed' AND sent.parcels = 0 AND ${missing('warehouse')}),
      ('confirmation-mail', o.confirmed_at, ${missing('confirmation-mail')}),
      ('dispatch-mail', sent.last, ${missing('dispatch-mail', sql`sent.parcels`)}),
      ('capture', CASE p.capture WHEN 'later' THEN sent.last ELSE o.confirmed_at END,
        p.amount > 0 AND (p.status = ANY(${UNCAPTURED}::text[]) OR (p.status = 'captured' AND p.captured < sent.due)))
    ) AS due (step, since, missing)
    WHERE o.placed_at >= ${addMinutes(now, -daysBack * 1440)} AND due.missing AND due.since <= ${before}
    ORDER BY due.since, o.order_id, due.step LIMIT ${shown}`.execute(db);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

const PAID = sql.val(['authorised', 'capture-requested', 'captured']);
const UNCAPTURED = sql.val(['authorised', 'capture-requested', 'capture-failed']);

/** The parcels that were sent, and the money that is due for them. */
const SENT = sql`SELECT count(*) AS parcels, coalesce(sum((one ->> 'due')::bigint), 0) AS due,
    max((one ->> 'dispatchedAt')::timestamptz) AS last
  FROM jsonb_array_elements(o.parcels) AS one WHERE one ->> 'dispatchedAt' IS NOT NULL`;

/** Whether the step was done fewer times than it was due. Each parcel that is sent has a mail of its own. */
function missing(step: keyof typeof externalSteps, due = sql`1`) {
  return sql`(SELECT count(*) FROM reaction_receipt r
    WHERE r.stream_id = 'order-' || o.order_id AND r.reaction = ${externalSteps[step].reaction}) < ${due}`;
}
