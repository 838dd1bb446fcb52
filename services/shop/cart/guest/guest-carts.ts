import { sql } from 'kysely';

import { cart, guestCartRule, type CartLapsed } from '../../../../domain/cart/index.js';
import {
  addDays,
  atStockholm,
  startOfDay,
  stockholmDate,
  type BusinessDate,
  type Uuid,
} from '../../../../domain/kernel/index.js';
import { streamId } from '../../../../domain/slices.js';
import type { Database } from '../../../foundation/database/connection.js';
import { defineJob, type Subject } from '../../../foundation/job-engine/job.js';
import { PAGE } from '../../../person/member/jobs/member-pages.js';

interface LeftCart {
  readonly cartId: Uuid;
  readonly updatedAt: Date;
}

/** CRT-06, CORE-12: every night ends guest carts that are empty or that no browser can open any more. */
export const guestCarts = defineJob<CartLapsed>({
  name: 'guest-carts',
  dueAt: (date) => atStockholm(date, '04:00'),
  effectiveAt: (date) => atStockholm(date, '04:00'),
  subjects: pages,
  views: ['cart'],
  eventTypes: ['CartLapsed'],
  sums: {
    empty: ({ data }) => (data.reason === 'empty' ? 1 : 0),
    abandoned: ({ data }) => (data.reason === 'abandoned' ? 1 : 0),
  },
});

async function* pages(db: Database, date: BusinessDate): AsyncGenerator<readonly Subject[]> {
  for (let after: Uuid | undefined = ''; after !== undefined;) {
    const rows: readonly LeftCart[] = await left(db, date, after);
    if (rows.length > 0) yield rows.map((row) => subject(row, date));
    after = rows.length < PAGE ? undefined : rows.at(-1)?.cartId;
  }
}

function subject({ cartId, updatedAt }: LeftCart, on: BusinessDate): Subject {
  const lastChangedOn = stockholmDate(updatedAt.toISOString());
  return {
    streamId: streamId(cart.kind, cartId),
    send: (commands, context) => commands.handle(cart, cartId, { type: 'Lapse', lastChangedOn, on }, context),
  };
}

/**
 * Finds guest carts that may have to end. The view does not know whether a cart is empty. So each cart is checked when
 * the time limit for empty carts has passed, and again when the limit for all carts has passed.
 */
async function left(db: Database, date: BusinessDate, after: Uuid): Promise<readonly LeftCart[]> {
  const { emptyDays, abandonedDays } = guestCartRule.on(date);
  const emptyBefore = addDays(date, -emptyDays);
  const { rows } = await sql<LeftCart>`
    SELECT cart_id AS "cartId", updated_at AS "updatedAt" FROM view_cart
    WHERE cart_id > ${after} AND customer_id IS NULL AND phase = 'open'
      AND (updated_at < ${startOfDay(addDays(date, -abandonedDays))}
        OR (updated_at >= ${startOfDay(addDays(emptyBefore, -1))} AND updated_at < ${startOfDay(emptyBefore)}))
    ORDER BY cart_id LIMIT ${PAGE}`.execute(db);
  return rows;
}
