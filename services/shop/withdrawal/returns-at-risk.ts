import { sql } from 'kysely';

import { addDays, atStockholm, type BusinessDate, type Uuid } from '../../../domain/kernel/index.js';
import { order, withdrawalRule, type ReturnWarned } from '../../../domain/order/index.js';
import { streamId } from '../../../domain/slices.js';
import type { Database } from '../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../foundation/job-engine/job.js';
import { PAGE } from '../../person/member/jobs/member-pages.js';

const WARNED_AT = '06:30';

/**
 * LAW-04: a refund is due 14 days after the notice. Warns staff every morning of returns that are near their last day or
 * beyond it. The order decides by its own rule.
 */
export const returnsAtRisk = defineJob<ReturnWarned>({
  name: 'returns-at-risk',
  dueAt: (date) => atStockholm(date, WARNED_AT),
  effectiveAt: (date) => atStockholm(date, WARNED_AT),
  subjects: pages,
  views: ['return'],
  eventTypes: ['ReturnWarned'],
  sums: {
    soon: ({ data }) => (data.warnDay >= 0 ? 1 : 0),
    late: ({ data }) => (data.warnDay < 0 && data.risk === 'refund-due' ? 1 : 0),
    neverCame: ({ data }) => (data.risk === 'never-came' ? 1 : 0),
  },
});

async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  const through = addDays(date, Math.max(...withdrawalRule.on(date).warnDays));
  const command = { type: 'WarnOfReturns', warnedAt: atStockholm(date, WARNED_AT) } as const;
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const ids: readonly Uuid[] = await ordersAtRisk(db, through, after);
    if (ids.length > 0)
      yield ids.map((orderId) => ({
        streamId: streamId('order', orderId),
        send: (commands, context) => commands.handle(order, orderId, command, context),
      }));
    after = ids.length < PAGE ? undefined : ids.at(-1);
  }
}

async function ordersAtRisk(db: Database, through: BusinessDate, after: Uuid): Promise<readonly Uuid[]> {
  const { rows } = await sql<{ orderId: Uuid }>`
    SELECT DISTINCT order_id AS "orderId" FROM view_return
    WHERE status IN ('awaited', 'received') AND refund_by <= ${through} AND order_id > ${after}
    ORDER BY order_id LIMIT ${PAGE}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}
