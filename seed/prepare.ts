import { sql } from 'kysely';

import { migrate } from '../services/foundation/database/migrate.js';
import type { Platform } from '../services/foundation/platform/platform.js';
import { NotSeedable } from './request.js';

/** A lock that a running shop's worker holds. */
const WORKING = 'reaction checkout';

/**
 * Ensures that a history can be made from its beginning: an up-to-date database without events, and no running shop.
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
 * Clears and reports what an interrupted first start left of its history. Two signs identify it. Its first event is
 * older than the database itself, which no real shop has. And no follower has a checkpoint yet, which is the history's
 * last step.
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
