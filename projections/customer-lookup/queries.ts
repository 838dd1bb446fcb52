import { sql } from 'kysely';

import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewsDatabase } from '../views-database.js';
import { lookupValues, type Fingerprints } from './normalise.js';
import type { LookupKind } from './table.js';

/** A search result: a customer, or a guest's order when `customerId` is null. */
export interface Found {
  readonly customerId: Uuid | null;
  readonly orderId: Uuid | null;
  readonly kinds: readonly LookupKind[];
}

/** Searches for a text as each kind of value, because the caller does not say which kind it is. */
export async function lookUp(
  db: ViewsDatabase,
  fingerprints: Fingerprints,
  kinds: readonly LookupKind[],
  text: string,
): Promise<Found[]> {
  const asked = kinds.flatMap((kind) => lookupValues(fingerprints, kind, text).map((value) => ({ kind, value })));
  // The row of a tracking number has no customer id, because a dispatch event has none. Another row of the order has
  // it.
  const { rows } = await sql<{ customer_id: Uuid | null; order_id: Uuid | null; kinds: LookupKind[] }>`
    SELECT customer_id, CASE WHEN customer_id IS NULL OR of_order THEN order_id END AS order_id, array_agg(DISTINCT kind ORDER BY kind) AS kinds
    FROM (
      SELECT l.kind, coalesce(l.customer_id, own.customer_id) AS customer_id, l.order_id, l.kind IN ('order-number', 'tracking-number') AS of_order
      FROM unnest(${sql.val(asked.map(({ kind }) => kind))}::text[], ${sql.val(asked.map(({ value }) => value))}::text[]) AS asked (kind, value)
      JOIN view_customer_lookup l ON l.kind = asked.kind COLLATE "C" AND l.value = asked.value COLLATE "C"
      LEFT JOIN view_customer_lookup own ON l.customer_id IS NULL AND own.kind = 'order-number' AND own.stream_id = l.stream_id
    ) found
    GROUP BY 1, 2 ORDER BY 1 NULLS LAST, 2`.execute(db);
  return rows.map(({ customer_id, order_id, kinds: by }) => ({
    customerId: customer_id,
    orderId: order_id,
    kinds: by,
  }));
}

/**
 * Finds the order with this number and contact. Null when either is wrong. One statement checks both, so that the
 * response time does not show which.
 */
export async function orderOfContact(
  db: ViewsDatabase,
  fingerprints: Fingerprints,
  { orderNumber, email }: { readonly orderNumber: string; readonly email: string },
): Promise<Uuid | null> {
  const { rows } = await sql<{ order_id: Uuid | null }>`
    SELECT n.order_id FROM view_customer_lookup n
    JOIN view_customer_lookup e ON e.kind = 'email' AND e.stream_id = n.stream_id
    WHERE n.kind = 'order-number' AND n.value = ANY(${[...lookupValues(fingerprints, 'order-number', orderNumber)]}::text[])
      AND e.value = ANY(${[...lookupValues(fingerprints, 'email', email)]}::text[])`.execute(db);
  return rows[0]?.order_id ?? null;
}

/** Finds customers by person number. A customer who was erased a moment ago may still be listed. */
export async function customersByPersonNumber(
  db: ViewsDatabase,
  fingerprints: Fingerprints,
  personNumber: string,
): Promise<readonly Uuid[]> {
  const { rows } = await sql<{ customer_id: Uuid }>`
    SELECT customer_id FROM view_customer_lookup
    WHERE kind = 'person-number' AND value = ANY(${[...lookupValues(fingerprints, 'person-number', personNumber)]}::text[])`.execute(
    db,
  );
  return rows.map(({ customer_id }) => customer_id);
}
