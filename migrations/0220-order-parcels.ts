import { sql, type Kysely } from 'kysely';

/** Each parcel of an order has a status and a tracking page of its own (CHK-16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_order_tracking ADD COLUMN parcels jsonb DEFAULT '[]'`.execute(db);
  await sql`CREATE INDEX view_order_tracking_parcels ON view_order_tracking USING gin (parcels jsonb_path_ops)`.execute(
    db,
  );
}

export const additive = true;
