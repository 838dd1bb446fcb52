import type pg from 'pg';

import { comparePositions } from '../../../domain/kernel/index.js';
import { lockCheckpoint, replaceCheckpoint } from '../../follower/checkpoint.js';
import { EraEnded } from '../../follower/era-ended.js';
import type { EventSource } from '../../follower/event-source.js';
import { parkEvents, releaseParked } from '../../follower/parked-events.js';
import { inTransaction } from '../../follower/transaction.js';
import { indexesOf, nameIndexes } from './index-names.js';
import { eventsBetween, overlay } from './overlay.js';
import type { ShadowTable } from './shadow-table.js';

/**
 * The longest wait for the table lock. Meanwhile, readers of the view wait for this lock, and every follower waits for
 * this transaction.
 */
const LOCK_TIMEOUT_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Replaces the live table by the rebuilt one. It locks the checkpoint and applies the last few events first. Returns
 * false, without effect, when another session holds the table, or when too many events are missing.
 */
export async function trySwap(source: EventSource, pool: pg.Pool, shadow: ShadowTable): Promise<boolean> {
  try {
    const begin = `BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`;
    return await inTransaction(pool, (client) => swapUnderLock(source, client, shadow), begin);
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === LOCK_NOT_AVAILABLE;
}

async function swapUnderLock(source: EventSource, client: pg.PoolClient, shadow: ShadowTable): Promise<boolean> {
  const { projection, era } = shadow;
  const checkpoint = await lockCheckpoint(client, projection.name);
  if ((await source.era(client)) !== era) throw new EraEnded();
  const comparable = checkpoint.version === projection.version;
  const upTo = comparable ? checkpoint.position : shadow.position;
  const last = await eventsBetween(source, projection, { after: shadow.position, upTo, era });
  if (!last) return false;
  const { rows, parked } = await overlay(client, projection, shadow.table, shadow.parkedStreams, last);
  await rows.flush(client);
  await replaceTable(client, shadow);
  await releaseParked(client, projection.name);
  await parkEvents(client, projection.name, [...shadow.parked, ...parked]);
  const position = comparePositions(upTo, shadow.position) > 0 ? upTo : shadow.position;
  await replaceCheckpoint(client, projection.name, projection.version, position);
  return true;
}

/**
 * Drops the old table and gives the new one its name. A statement that waits for the old table then finds the new one.
 */
async function replaceTable(client: pg.PoolClient, { projection, table }: ShadowTable): Promise<void> {
  const { name } = projection.table;
  await client.query(`LOCK TABLE ${name}, ${table} IN ACCESS EXCLUSIVE MODE`);
  const indexes = await indexesOf(client, name);
  await client.query(`DROP TABLE ${name}`);
  await client.query(`ALTER TABLE ${table} RENAME TO ${name}`);
  await nameIndexes(client, name, indexes);
}
