import { sql } from 'kysely';

import type { Uuid } from '../../../domain/kernel/index.js';
import type { ViewsDatabase } from '../../views-database.js';

/** A page of the customers with a consent to keep prescriptions, after this id. It is a range of the key. */
export async function customersWithConsent(db: ViewsDatabase, after: Uuid, limit: number): Promise<readonly Uuid[]> {
  const { rows } = await sql<{ customerId: Uuid }>`
    SELECT DISTINCT customer_id AS "customerId" FROM view_prescription_consent
    WHERE customer_id > ${after}
    ORDER BY 1 LIMIT ${limit}`.execute(db);
  return rows.map(({ customerId }) => customerId);
}
