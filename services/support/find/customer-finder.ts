import { sql } from 'kysely';

import type { Uuid } from '../../../domain/kernel/index.js';
import { lookUp, type Found } from '../../../projections/customer-lookup/queries.js';
import type { Fingerprints } from '../../../projections/customer-lookup/normalise.js';
import type { Finding, Hit } from '../contract/customers.js';
import type { Database } from '../../foundation/database/connection.js';
import { recognise } from './recognise.js';

interface Described {
  readonly subject_id: Uuid;
  readonly member_number: string | null;
  readonly since: string | null;
  readonly orders: readonly string[];
}

export class CustomerFinder {
  constructor(
    private readonly db: Database,
    private readonly fingerprints: Fingerprints,
  ) {}

  async find(text: string): Promise<Finding> {
    const candidates = recognise(text);
    const found: Found[] = [];
    for (const { kind, text: meant } of candidates)
      found.push(...(await lookUp(this.db, this.fingerprints, [kind], meant)));
    return { tried: [...new Set(candidates.map(({ kind }) => kind))], hits: await this.describe(merged(found)) };
  }

  private async describe(hits: ReadonlyMap<Uuid, Pick<Hit, 'kind' | 'matched'>>): Promise<Hit[]> {
    const ids = [...hits.keys()];
    if (ids.length === 0) return [];
    const { rows } = await sql<Described>`
      SELECT asked.id AS subject_id, m.member_number, m.registered_on AS since,
        coalesce((SELECT json_agg(o.order_number) FROM (
          SELECT order_number FROM view_order_tracking WHERE customer_id = asked.id OR order_id = asked.id ORDER BY placed_at DESC LIMIT 3
        ) o), '[]') AS orders
      FROM unnest(${sql.val(ids)}::text[]) AS asked (id)
      LEFT JOIN LATERAL (
        SELECT member_number, registered_on FROM view_loyalty_level WHERE customer_id = asked.id ORDER BY registered_on DESC LIMIT 1
      ) m ON true`.execute(this.db);
    return rows.map(({ subject_id, member_number, since, orders }) => ({
      subjectId: subject_id,
      ...(hits.get(subject_id) as Pick<Hit, 'kind' | 'matched'>),
      memberNumber: member_number,
      orderNumbers: orders,
      since,
    }));
  }
}

function merged(found: readonly Found[]): Map<Uuid, Pick<Hit, 'kind' | 'matched'>> {
  const hits = new Map<Uuid, Pick<Hit, 'kind' | 'matched'>>();
  for (const { customerId, orderId, kinds } of found) {
    const id = customerId ?? orderId;
    if (!id) continue;
    const matched = [...new Set([...(hits.get(id)?.matched ?? []), ...kinds])];
    hits.set(id, { kind: customerId ? 'customer' : 'guest-order', matched });
  }
  return hits;
}
