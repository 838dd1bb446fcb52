import { sql } from 'kysely';

import { isLate, promiseOf } from '../../../domain/delivery/index.js';
import { addDays, atStockholm, type BusinessDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import { order, type DeliveryDelayed, type SentParcel } from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Send, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

interface UnderWay {
  readonly orderId: Uuid;
  readonly placedAt: Date;
  readonly parcels: readonly SentParcel[];
}

const DAYS_BACK = 60;

/** CHK-02, CHK-16: finds every morning the parcels that should have arrived by yesterday. Each event causes a mail. */
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

/** Returns the command that records delays, or null when no parcel of the order is late. */
function sendOf({ orderId, placedAt, parcels }: UnderWay, date: BusinessDate): Send | null {
  const late: { parcelId: string; promisedBy: BusinessDate }[] = [];
  for (const { parcelId, optionId, promise, phase } of parcels) {
    if (phase !== 'waiting' && phase !== 'dispatched') continue;
    const rule = promiseOf(optionId, placedAt.toISOString());
    if (!rule) return () => Promise.reject(new RangeError(`delivery ${optionId} is in no rule`));
    const promisedBy = promise.latest ?? rule.latest;
    if (isLate({ ...rule, latest: promisedBy }, phase === 'dispatched', date)) late.push({ parcelId, promisedBy });
  }
  const noticedAt: Instant = atStockholm(date, '07:00');
  return late.length > 0
    ? (commands, context) => commands.handle(order, orderId, { type: 'NoteDelay', parcels: late, noticedAt }, context)
    : null;
}

async function underWay(db: Database, date: BusinessDate, after: Uuid): Promise<readonly UnderWay[]> {
  const { rows } = await sql<UnderWay>`
    SELECT order_id AS "orderId", placed_at AS "placedAt", parcels
    FROM view_order_tracking
    WHERE order_id > ${after} AND internal_status IN ('confirmed', 'dispatched')
      AND placed_at >= ${atStockholm(addDays(date, -DAYS_BACK), '00:00')} AND placed_at < ${atStockholm(date, '00:00')}
    ORDER BY order_id LIMIT ${PAGE}`.execute(db);
  return rows;
}
