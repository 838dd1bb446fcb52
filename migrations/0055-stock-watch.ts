import { sql, type Kysely } from 'kysely';

/** Customers who wait for a product that is out of stock. The product is a keyed hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE view_stock_watch (
      watch_id text COLLATE "C" PRIMARY KEY,
      product text COLLATE "C" NOT NULL,
      customer_id text COLLATE "C" NOT NULL
    )`.execute(db);
  await sql`CREATE INDEX view_stock_watch_product ON view_stock_watch (product, watch_id)`.execute(db);
}
