import { sql } from 'kysely';

import { addDays, atStockholm, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import {
  order,
  type CollectReminded,
  type OrderCommand,
  type ParcelNotCollected,
} from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

const REMINDED_AT = '09:00';
const NOTED_AT = '06:00';
/** No reminder comes earlier than so many days before the last day. The order decides by its own rule. */
const EARLIEST = 31;

/** CHK-16: reminds the customer of a parcel that soon goes back. The event causes a mail. */
export const collectReminders = defineJob<CollectReminded>({
  name: 'collect-reminders',
  dueAt: (date) => atStockholm(date, REMINDED_AT),
  effectiveAt: (date) => atStockholm(date, REMINDED_AT),
  subjects: (db, date) =>
    waiting(db, addDays(date, EARLIEST), { type: 'RemindToCollect', remindedAt: atStockholm(date, REMINDED_AT) }),
  views: ['order-tracking'],
  eventTypes: ['CollectReminded'],
  sums: { reminded: () => 1 },
});

/** CHK-16: finds every morning the parcels whose time to collect ended the day before. */
export const uncollectedParcels = defineJob<ParcelNotCollected>({
  name: 'uncollected-parcels',
  dueAt: (date) => atStockholm(date, NOTED_AT),
  effectiveAt: (date) => atStockholm(date, NOTED_AT),
  subjects: (db, date) =>
    waiting(db, addDays(date, -1), { type: 'NoteUncollected', notedAt: atStockholm(date, NOTED_AT) }),
  views: ['order-tracking'],
  eventTypes: ['ParcelNotCollected'],
  sums: { uncollected: () => 1 },
});

/** Pages of orders with a parcel that waits, at most until a day. The order itself decides. */
async function* waiting(
  db: Database,
  through: BusinessDate,
  command: OrderCommand,
): AsyncGenerator<readonly Subject[]> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const ids: readonly Uuid[] = await ordersWaiting(db, through, after);
    if (ids.length > 0)
      yield ids.map((orderId) => ({
        streamId: streamId('order', orderId),
        send: (commands, context) => commands.handle(order, orderId, command, context),
      }));
    after = ids.length < PAGE ? undefined : ids.at(-1);
  }
}

async function ordersWaiting(db: Database, through: BusinessDate, after: Uuid): Promise<readonly Uuid[]> {
  const { rows } = await sql<{ orderId: Uuid }>`
    SELECT order_id AS "orderId" FROM view_order_tracking
    WHERE collect_by IS NOT NULL AND collect_by <= ${through} AND order_id > ${after}
    ORDER BY order_id LIMIT ${PAGE}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}
