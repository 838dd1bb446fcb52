import { sql } from 'kysely';

import { migrate } from '../database/migrate.js';
import type { Platform } from '../platform/platform.js';
import { NotSeedable } from './request.js';

/** A lock that a running shop's worker holds. */
const WORKING = 'reaction checkout';

/**
 * Makes sure that a history can be told from its beginning: an up-to-date database without events,
 * and no shop at work on it. @throws NotSeedable
 */
export async function prepareForSeeding(platform: Platform, fresh: boolean): Promise<void> {
  const { config, db, locks } = platform;
  if (config.environment === 'production') throw new NotSeedable('SHOP_ENV: a shop in production is never given a made-up past');
  if (!(await locks.acquire(WORKING))) throw new NotSeedable('the shop is running: stop it first');
  if (fresh) await clear(platform);
  await migrate(db);
  if (await hasEvents(platform)) throw new NotSeedable('the shop has a history already; --fresh clears it and begins anew');
}

export async function hasEvents({ pool }: Pick<Platform, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ some: boolean }>('SELECT EXISTS (SELECT FROM event) AS some');
  return rows[0]?.some ?? false;
}

async function clear({ db }: Platform): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
}
