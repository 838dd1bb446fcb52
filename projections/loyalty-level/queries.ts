import type { Uuid } from '../../domain/kernel/index.js';
import type { ViewsDatabase } from '../views-database.js';
import type { LoyaltyLevelRow } from './table.js';

export async function memberById(db: ViewsDatabase, memberId: Uuid): Promise<LoyaltyLevelRow | null> {
  return (await members(db).where('member_id', '=', memberId).executeTakeFirst()) ?? null;
}

/** The customer's active membership, or else the membership that ended last. */
export async function memberOfCustomer(db: ViewsDatabase, customerId: Uuid): Promise<LoyaltyLevelRow | null> {
  const query = members(db)
    .where('customer_id', '=', customerId)
    .orderBy('ended_on', (by) => by.desc().nullsFirst())
    .orderBy('registered_on', 'desc');
  return (await query.executeTakeFirst()) ?? null;
}

/** The next active memberships in the order of their ids. `after` is the last id of the call before. */
export function activeMembers(db: ViewsDatabase, after: Uuid | null, limit: number): Promise<LoyaltyLevelRow[]> {
  const query = members(db).where('ended_on', 'is', null).orderBy('member_id').limit(limit);
  return (after === null ? query : query.where('member_id', '>', after)).execute();
}

function members(db: ViewsDatabase) {
  return db.withTables<{ view_loyalty_level: LoyaltyLevelRow }>().selectFrom('view_loyalty_level').selectAll();
}
