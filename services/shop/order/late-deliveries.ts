import { sql } from 'kysely';

import { isLate, promiseOf } from '../../../domain/delivery/index.js';
import { addDays, atStockholm, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import { order, type DeliveryDelayed, type OrderPlaced } from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Send, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

interface UnderWay {
  readonly orderId: Uuid;
  readonly placedAt: Date;
  readonly delivery: OrderPlaced['data']['delivery'];
  readonly promisedBy: BusinessDate | null;
  readonly dispatched: boolean;
}

const DAYS_BACK = 60;

/** CHK-02: finds every morning the parcels that should have arrived by yesterday. The event causes a mail. */
export const lateDeliveries = defineJob<DeliveryDelayed>({
  name: 'late-deliveries',
  dueAt: (date) => atStockholm(date, '07:00'),
  effectiveAt: (date) => atStockholm(date, '07:00'),
  subjects: pages,
  views: ['order-tracking'],
  eventTypes: ['DeliveryDelayed'],
  sums: { delayed: () => 1 },
});

async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const rows: readonly UnderWay[] = await underWay(db, date, after);
    if (rows.length > 0)
      yield rows.map((row) => ({ streamId: streamId('order', row.orderId), send: sendOf(row, date) }));
    after = rows.length < PAGE ? undefined : rows.at(-1)?.orderId;
  }
}

/** Returns the command that records a delay, or null when the order is not late. */
function sendOf({ orderId, placedAt, delivery, promisedBy, dispatched }: UnderWay, date: BusinessDate): Send | null {
  const promise = promiseOf(delivery.optionId, placedAt.toISOString());
  if (!promise) return () => Promise.reject(new RangeError(`delivery ${delivery.optionId} is in no rule`));
  const latest = promisedBy ?? promise.latest;
  const noticedAt: Instant = atStockholm(date, '07:00');
  return isLate({ ...promise, latest }, dispatched, date)
    ? (commands, context) =>
        commands.handle(order, orderId, { type: 'NoteDelay', promisedBy: latest, noticedAt }, context)
    : null;
}

async function underWay(db: Database, date: BusinessDate, after: Uuid): Promise<readonly UnderWay[]> {
  const { rows } = await sql<UnderWay>`
    SELECT order_id AS "orderId", placed_at AS "placedAt", delivery,
      promised_by AS "promisedBy", dispatched_at IS NOT NULL AS dispatched
    FROM view_order_tracking
    WHERE order_id > ${after} AND internal_status IN ('confirmed', 'dispatched')
      AND placed_at >= ${atStockholm(addDays(date, -DAYS_BACK), '00:00')} AND placed_at < ${atStockholm(date, '00:00')}
    ORDER BY order_id LIMIT ${PAGE}`.execute(db);
  return rows;
}
