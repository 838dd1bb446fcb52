import { sql } from 'kysely';

import { migrate } from '../services/foundation/database/migrate.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import { NotSeedable } from './request.js';

/** The name of the lock that the worker of a running shop holds. */
const WORKING = 'reaction checkout';

/**
 * Checks that a history can be generated. No shop may run, and its database may hold no events. It also runs the
 * migrations.
 * @throws NotSeedable
 */
export async function prepareForSeeding(platform: Platform, fresh: boolean): Promise<void> {
  const { config, db, locks } = platform;
  if (config.environment === 'production')
    throw new NotSeedable('SHOP_ENV: a shop in production is never given a made-up past');
  if (!(await locks.acquire(WORKING))) throw new NotSeedable('the shop is running: stop it first');
  if (fresh) await clear(platform);
  await migrate(db);
  await clearCutShort(platform);
  if (await hasEvents(platform))
    throw new NotSeedable('the shop has a history already; --fresh clears it and begins anew');
}

export async function hasEvents({ pool }: Pick<Platform, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ some: boolean }>('SELECT EXISTS (SELECT FROM event) AS some');
  return rows[0]?.some ?? false;
}

/**
 * Deletes the data of a first start that was interrupted, and returns whether it did. Two facts show such data. The
 * first event is older than the database itself. And no reaction has a checkpoint yet, because seeding sets those last.
 */
export async function clearCutShort(platform: Platform): Promise<boolean> {
  const { rows } = await platform.pool.query<{ cut: boolean | null }>(`
    SELECT NOT EXISTS (SELECT FROM follower_checkpoint WHERE follower LIKE 'reaction %') AND
      (SELECT recorded_at FROM event ORDER BY transaction_id, sequence LIMIT 1) <
      (SELECT min(timestamp)::timestamptz FROM kysely_migration) AS cut`);
  if (!rows[0]?.cut || platform.config.environment === 'production') return false;
  await clear(platform);
  await migrate(platform.db);
  return true;
}

async function clear({ db }: Platform): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
}
