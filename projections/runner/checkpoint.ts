import type pg from 'pg';

import { START, type Position } from '../../domain/kernel/index.js';
import type { Projection } from './projection.js';

/** How far a view's rows have come; written in the transaction that writes the rows. */
export interface Checkpoint {
  readonly view: string;
  readonly version: number;
  readonly position: Position;
  /** Raised when rows changed without the position: a swap or a retry. */
  readonly generation: number;
}

type Client = pg.Pool | pg.PoolClient;

const COLUMNS = 'view, version, position, generation';

export async function ensureCheckpoints(db: Client, projections: readonly Projection[]): Promise<void> {
  const text = `INSERT INTO projection_checkpoint (view, version, position)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT (view) DO NOTHING`;
  const names = projections.map(({ name }) => name);
  await db.query(text, [names, projections.map(({ version }) => version), names.map(() => START)]);
}

export async function readCheckpoints(db: Client, views: readonly string[]): Promise<Map<string, Checkpoint>> {
  return select(db, views, '');
}

/** In the order of names, so that two processes never wait for each other. */
export async function lockCheckpoints(
  client: pg.PoolClient,
  views: readonly string[],
): Promise<Map<string, Checkpoint>> {
  return select(client, views, 'ORDER BY view FOR UPDATE');
}

export async function lockCheckpoint(client: pg.PoolClient, view: string): Promise<Checkpoint> {
  const found = (await lockCheckpoints(client, [view])).get(view);
  if (!found) throw new RangeError(`view ${view} has no checkpoint: the runner has never started here`);
  return found;
}

export async function moveCheckpoints(
  client: Client,
  moved: readonly { readonly view: string; readonly position: Position }[],
): Promise<void> {
  const text = `UPDATE projection_checkpoint c SET position = m.position, updated_at = now()
    FROM unnest($1::text[], $2::text[]) AS m (view, position) WHERE c.view = m.view`;
  await client.query(text, [moved.map(({ view }) => view), moved.map(({ position }) => position)]);
}

/** For rows that came from elsewhere than the live follower: whoever has them in memory must forget them. */
export async function replaceCheckpoint(
  client: pg.PoolClient,
  view: string,
  version: number,
  position: Position,
): Promise<void> {
  const text = `UPDATE projection_checkpoint SET version = $2, position = $3, generation = generation + 1, updated_at = now() WHERE view = $1`;
  await client.query(text, [view, version, position]);
}

async function select(db: Client, views: readonly string[], ending: string): Promise<Map<string, Checkpoint>> {
  const { rows } = await db.query<Checkpoint>(
    `SELECT ${COLUMNS} FROM projection_checkpoint WHERE view = ANY($1) ${ending}`,
    [views],
  );
  return new Map(rows.map((row) => [row.view, row]));
}
