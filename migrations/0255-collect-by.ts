import { sql, type Kysely } from 'kysely';

export const additive = true;

/** The first last day of the parcels that wait to be collected (CHK-16). The nightly jobs read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE view_order_tracking ADD COLUMN collect_by date`.execute(db);
  await sql`CREATE INDEX view_order_tracking_collect ON view_order_tracking (collect_by) WHERE collect_by IS NOT NULL`.execute(
    db,
  );
}
