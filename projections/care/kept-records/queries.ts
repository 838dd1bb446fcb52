import { sql } from 'kysely';

import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { ViewsDatabase } from '../../views-database.js';

/** An erased customer of whom something is kept. */
export interface KeptOf {
  readonly customerId: Uuid;
  readonly dispensedOn: BusinessDate | null;
  /** The last day in Stockholm on which something happened with an order or its money. Null without orders. */
  readonly bookedOn: BusinessDate | null;
}

/** A page of the erased customers of whom something may still be kept, after this id. */
export async function keptOfErased(db: ViewsDatabase, after: Uuid, limit: number): Promise<readonly KeptOf[]> {
  const { rows } = await sql<KeptOf>`
    SELECT customer_id AS "customerId", dispensed_on::text AS "dispensedOn", (
      WITH RECURSIVE own AS (
        SELECT stream_id FROM view_stream_owner WHERE owner_id = 'customer-' || k.customer_id
        UNION SELECT s.stream_id FROM view_stream_owner s JOIN own ON s.owner_id = own.stream_id
      )
      SELECT (max(effective_at) AT TIME ZONE 'Europe/Stockholm')::date::text
      FROM view_customer_timeline JOIN own USING (stream_id)
      WHERE stream_id LIKE 'order-%' OR stream_id LIKE 'payment-%'
    ) AS "bookedOn"
    FROM view_kept_records k
    WHERE is_erased AND customer_id > ${after} AND NOT (dispensing_ended AND bookkeeping_ended)
    ORDER BY customer_id LIMIT ${limit}`.execute(db);
  return rows;
}
