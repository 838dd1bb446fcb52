import { sql } from 'kysely';

import type { Database } from '../../../foundation/database/connection.js';

/** The type of each of these products that the shop has, by its number. */
export async function productTypes(db: Database, varuIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (varuIds.length === 0) return new Map();
  const { rows } = await sql<{
    varu_id: string;
    type: string;
  }>`SELECT varu_id, type FROM view_product WHERE varu_id = ANY(${[...varuIds]})`.execute(db);
  return new Map(rows.map(({ varu_id, type }) => [varu_id, type]));
}
