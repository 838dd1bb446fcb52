import { Logger } from '@nestjs/common';
import type pg from 'pg';

import { customer } from '../../../domain/customer/index.js';
import { comparePositions, START, type Position } from '../../../domain/kernel/index.js';
import type { Platform } from '../../foundation/platform/platform.js';
import type { KeyId } from '../../foundation/event-store/personal-data/wrapping.js';
import { holds, newestPlace, strayFollower } from './common-log.js';
import { endOfLog } from './end-of-log.js';
import { refuseLostKeys } from './lost-keys.js';
import { checkpoints, type Checkpoint } from './stored-positions.js';

/** Thrown for a restored copy on which `npm run restored` was not run. */
export class Unrestored extends Error {
  constructor(why: string) {
    super(`${why}; this is a restored copy: run npm run restored before anything else`);
  }
}

type Parts = Pick<Platform, 'config' | 'pool' | 'store' | 'commands' | 'keys' | 'destroyedKeys'>;

const logger = new Logger('restored copy');

/**
 * Refuses a restored copy on which `npm run restored` was not run. It must run before anything follows the log. A
 * checkpoint above the server's positions would silently skip every new event. Keys destroyed after the dump would make
 * erased persons readable again.
 * @throws Unrestored, LostKeys
 */
export async function refuseUnrestored(parts: Parts): Promise<void> {
  const { rows } = await parts.pool.query<{ made: boolean }>(
    `SELECT to_regclass('public.person_key') IS NOT NULL AS made`,
  );
  if (!rows[0]?.made) return;
  await refuseAbove(parts);
  if (parts.config.eventStoreUrl) await refuseOtherMoments(parts);
  await refuseErased(parts);
}

/**
 * Refuses two stores that were restored from different moments. Checkpoints alone do not show this while they are below
 * the end of the log.
 */
async function refuseOtherMoments({ pool, store }: Parts): Promise<void> {
  const newest = await newestPlace(pool);
  if (newest && !(await holds(store, newest)))
    throw new Unrestored(`EventStoreDB has no ${newest.eventId} at ${newest.streamId}@${newest.revision}`);
  const stray = await strayFollower(pool, store);
  if (stray) throw new Unrestored(`${stray.follower} stands at ${stray.position}, where EventStoreDB has no event`);
  const known = [...(await checkpoints(pool)), ...(newest ? [newest] : [])].map(({ position }) => position);
  await refuseLostKeys(
    store,
    known.reduce((highest, position) => (comparePositions(position, highest) > 0 ? position : highest), START),
  );
}

async function refuseAbove({ config, pool, store }: Parts): Promise<void> {
  const at = [...(await checkpoints(pool)), ...(config.eventStoreUrl ? [] : await newestEvent(pool))];
  // The end of the log is read last, because other processes write meanwhile.
  const given = config.eventStoreUrl ? await endOfLog(store) : await nextTransaction(pool);
  const above = at.find(({ position }) => comparePositions(position, given) > 0);
  if (above) throw new Unrestored(`${above.follower} stands at ${above.position} and the server is only at ${given}`);
}

async function nextTransaction(pool: pg.Pool): Promise<Position> {
  const { rows } = await pool.query<{ next: Position }>(
    `SELECT pg_snapshot_xmax(pg_current_snapshot())::text || '/0' AS next`,
  );
  return rows[0]?.next as Position;
}

async function newestEvent(pool: pg.Pool): Promise<readonly Checkpoint[]> {
  const { rows } = await pool.query<Checkpoint>(
    `SELECT 'the newest event' AS follower, transaction_id || '/' || sequence AS position FROM event
     ORDER BY transaction_id DESC, sequence DESC LIMIT 1`,
  );
  return rows;
}

/**
 * Refuses a database in which the keys of erased persons are back. If only the keys' destruction is missing, it is
 * completed and logged. That happens when a process crashes after it has listed a key and before it destroys the key.
 */
async function refuseErased(parts: Parts): Promise<void> {
  const back = await keysThatAreBack(parts);
  const customers = [...new Set(back.flatMap(customerOf))];
  for (const id of customers)
    if ((await parts.commands.load(customer, id)).status === 'known')
      throw new Unrestored(`the keys of ${customers.length} erased persons are back`);
  for (const { person, purpose } of back) await parts.keys.destroy(person, purpose);
  if (back.length > 0) logger.warn(`${back.length} keys should have been destroyed earlier; they are destroyed now`);
}

export async function keysThatAreBack({
  pool,
  destroyedKeys,
}: Pick<Parts, 'pool' | 'destroyedKeys'>): Promise<readonly KeyId[]> {
  const ids = await destroyedKeys.all();
  const { rows } = await pool.query<KeyId>(
    `SELECT person, purpose FROM unnest($1::text[], $2::text[]) AS listed (person, purpose)
     LEFT JOIN person_key USING (person, purpose) WHERE destroyed_at IS NULL`,
    [ids.map(({ person }) => person), ids.map(({ purpose }) => purpose)],
  );
  return rows;
}

export function customerOf({ person }: KeyId): string[] {
  const [kind, id] = person.split(':');
  return kind === 'customer' && id ? [id] : [];
}
