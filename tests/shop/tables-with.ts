import type { TestShop } from './test-shop.js';

/** The tables in which one of these words stands in clear, in any column. The list of test log-ins names everybody. */
export async function tablesWith(shop: TestShop, words: readonly string[]): Promise<readonly string[]> {
  const { pool } = shop.platform;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'test_person'`,
  );
  const found: string[] = [];
  for (const { name } of rows)
    for (const word of words) {
      const kept = await pool.query(`SELECT 1 FROM "${name}" AS kept WHERE kept::text ILIKE $1 LIMIT 1`, [`%${word}%`]);
      if (kept.rows.length > 0) found.push(`${name}: ${word}`);
    }
  return found;
}
