import { sql } from 'kysely';

import type { BusinessDate, Instant, Uuid } from '../../../domain/kernel/index.js';
import type { ViewsDatabase } from '../../views-database.js';

/** Where a page ended. */
export interface DueOf {
  readonly dueOn: BusinessDate;
  readonly customerId: Uuid;
}

/** A page of customers with a planned reminder whose day has come. It is a range of the index. */
export async function customersDue(
  db: ViewsDatabase,
  through: BusinessDate,
  after: DueOf | null,
  limit: number,
): Promise<readonly DueOf[]> {
  const from = after
    ? sql<boolean>`(due_on, customer_id) > (${after.dueOn}::date, ${after.customerId})`
    : sql<boolean>`true`;
  const { rows } = await sql<DueOf>`
    SELECT DISTINCT due_on::text AS "dueOn", customer_id AS "customerId" FROM view_reminder_due
    WHERE due_on <= ${through} AND ${from}
    ORDER BY 1, 2 LIMIT ${limit}`.execute(db);
  return rows;
}

/** Customers with a reminder that may leave by now, after this one. */
export async function customersLeaving(
  db: ViewsDatabase,
  now: Instant,
  after: Uuid,
  limit: number,
): Promise<readonly Uuid[]> {
  const { rows } = await sql<{ customerId: Uuid }>`
    SELECT DISTINCT customer_id AS "customerId" FROM view_reminder_due
    WHERE leaves_at <= ${now} AND customer_id > ${after}
    ORDER BY 1 LIMIT ${limit}`.execute(db);
  return rows.map(({ customerId }) => customerId);
}
