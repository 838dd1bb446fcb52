import type pg from 'pg';

import { START, type Position } from '../../domain/kernel/index.js';
import type { Client } from './event-source.js';

/**
 * The last position that a follower, a reader of all events in order, has handled. A view's checkpoint and rows are
 * written in one transaction.
 */
export interface Checkpoint {
  readonly follower: string;
  readonly version: number;
  readonly position: Position;
  /** Increased when rows change but the position may not: after a rebuild, or a retry of parked events. */
  readonly generation: number;
}

const COLUMNS = 'follower, version, position, generation';

export async function ensureCheckpoints(
  db: Client,
  followers: readonly Pick<Checkpoint, 'follower' | 'version'>[],
): Promise<void> {
  const text = `INSERT INTO follower_checkpoint (follower, version, position)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT (follower) DO NOTHING`;
  const names = followers.map(({ follower }) => follower);
  await db.query(text, [names, followers.map(({ version }) => version), names.map(() => START)]);
}

/** Sets the checkpoint of followers that must not handle events up to this position. */
export async function beginAfter(db: Client, followers: readonly string[], position: Position): Promise<void> {
  const text = `INSERT INTO follower_checkpoint (follower, version, position) SELECT name, 1, $2 FROM unnest($1::text[]) name
    ON CONFLICT (follower) DO UPDATE SET position = excluded.position, generation = follower_checkpoint.generation + 1`;
  await db.query(text, [followers, position]);
}

export async function readCheckpoints(db: Client, followers: readonly string[]): Promise<Map<string, Checkpoint>> {
  return select(db, followers, '');
}

/** Locks the checkpoint rows in the order of their names, which prevents deadlocks between two processes. */
export async function lockCheckpoints(
  client: pg.PoolClient,
  followers: readonly string[],
): Promise<Map<string, Checkpoint>> {
  return select(client, followers, 'ORDER BY follower FOR UPDATE');
}

export async function lockCheckpoint(client: pg.PoolClient, follower: string): Promise<Checkpoint> {
  const found = (await lockCheckpoints(client, [follower])).get(follower);
  if (!found) throw new RangeError(`${follower} has no checkpoint: it has never followed here`);
  return found;
}

export async function moveCheckpoints(
  client: Client,
  moved: readonly { readonly follower: string; readonly position: Position }[],
): Promise<void> {
  const text = `UPDATE follower_checkpoint c SET position = m.position, updated_at = now()
    FROM unnest($1::text[], $2::text[]) AS m (follower, position) WHERE c.follower = m.follower`;
  const values = [moved.map(({ follower }) => follower), moved.map(({ position }) => position)];
  await client.query({ name: 'move-locked-checkpoints', text, values });
}

/**
 * Writes the checkpoint after a rebuild or retry has changed rows. The new generation tells other processes to drop
 * their cached rows.
 */
export async function replaceCheckpoint(
  client: pg.PoolClient,
  follower: string,
  version: number,
  position: Position,
): Promise<void> {
  const text = `UPDATE follower_checkpoint SET version = $2, position = $3, generation = generation + 1, updated_at = now()
    WHERE follower = $1`;
  await client.query(text, [follower, version, position]);
}

async function select(
  db: Client,
  followers: readonly string[],
  ending: '' | 'ORDER BY follower FOR UPDATE',
): Promise<Map<string, Checkpoint>> {
  const { rows } = await db.query<Checkpoint>({
    name: ending === '' ? 'read-checkpoints' : 'lock-checkpoints',
    text: `SELECT ${COLUMNS} FROM follower_checkpoint WHERE follower = ANY($1) ${ending}`,
    values: [followers],
  });
  return new Map(rows.map((row) => [row.follower, row]));
}
