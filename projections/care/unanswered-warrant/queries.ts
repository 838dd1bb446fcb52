import { sql } from 'kysely';

import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { ViewsDatabase } from '../../views-database.js';

/** Where a page ended. */
export interface UnansweredOf {
  readonly acceptBy: BusinessDate;
  readonly customerId: Uuid;
}

/** A page of givers of a warrant whose last day to answer was before this day. It is a range of the index. */
export async function giversUnanswered(
  db: ViewsDatabase,
  before: BusinessDate,
  after: UnansweredOf | null,
  limit: number,
): Promise<readonly UnansweredOf[]> {
  const from = after
    ? sql<boolean>`(accept_by, customer_id) > (${after.acceptBy}::date, ${after.customerId})`
    : sql<boolean>`true`;
  const { rows } = await sql<UnansweredOf>`
    SELECT DISTINCT accept_by::text AS "acceptBy", customer_id AS "customerId" FROM view_unanswered_warrant
    WHERE accept_by < ${before} AND ${from}
    ORDER BY 1, 2 LIMIT ${limit}`.execute(db);
  return rows;
}
