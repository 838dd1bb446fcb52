import type pg from 'pg';

import type { Config } from '../config/config.js';
import { InvalidConfiguration } from '../config/invalid-configuration.js';

type Environment = Config['environment'];

/**
 * Stores the environment's name in the database at the first start. Later starts of another environment are refused. A
 * production shop that starts without SHOP_ENV would accept any log-in and create test staff. While the database is
 * empty, its environment may still change.
 * @throws InvalidConfiguration
 */
export async function claimDatabase(pool: pg.Pool, environment: Environment): Promise<void> {
  await pool.query(
    `INSERT INTO environment_mark (environment) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET environment = EXCLUDED.environment, marked_at = now()
     WHERE NOT EXISTS (SELECT FROM event) AND NOT EXISTS (SELECT FROM staff_account) AND NOT EXISTS (SELECT FROM person_key)`,
    [environment],
  );
  await refuseOtherEnvironment(pool, environment);
}

/**
 * Refuses the database of another environment. Tools that only read or repair call it alone, so it accepts a database
 * without a stored environment.
 * @throws InvalidConfiguration
 */
export async function refuseOtherEnvironment(pool: pg.Pool, environment: Environment): Promise<void> {
  const marked = await markOf(pool);
  if (marked === null || marked === environment) return;
  throw new InvalidConfiguration(
    `SHOP_ENV: is ${environment}, and the database belongs to a ${marked} shop; set SHOP_ENV=${marked} or name another database`,
  );
}

async function markOf(pool: pg.Pool): Promise<Environment | null> {
  const { rows: known } = await pool.query<{ known: boolean }>(
    `SELECT to_regclass('environment_mark') IS NOT NULL AS known`,
  );
  if (!known[0]?.known) return null;
  const { rows } = await pool.query<{ environment: Environment }>('SELECT environment FROM environment_mark');
  return rows[0]?.environment ?? null;
}
