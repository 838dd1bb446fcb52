import type pg from 'pg';

import type { Position } from '../../../domain/kernel/index.js';
import { storedPositions, type StoredPositions } from './stored-positions.js';

/**
 * Moves followers back to the end of the log, and deletes data about lost events. It is for a log that was restored
 * from an earlier moment than PostgreSQL. EventStoreDB keeps its positions, so only positions after the end are wrong.
 * The views are rebuilt afterwards.
 */
export async function moveBehindEnd(client: pg.Client, end: Position): Promise<number> {
  let moved = 0;
  for (const positions of await storedPositions(client)) {
    const statement = positions.table.endsWith('_checkpoint') ? back(positions) : without(positions);
    moved += (await client.query(statement, end.split('/'))).rowCount ?? 0;
  }
  return moved;
}

function back(positions: StoredPositions): string {
  const [column] = positions.columns;
  return `UPDATE ${positions.table} t SET ${column} = $1::text || '/' || $2::text WHERE ${isAbove(positions)}`;
}

function without(positions: StoredPositions): string {
  return `DELETE FROM ${positions.table} t WHERE ${isAbove(positions)}`;
}

function isAbove({ columns }: StoredPositions): string {
  const [major, minor] = columns;
  return minor === undefined
    ? `(split_part(t.${major}, '/', 1)::numeric, split_part(t.${major}, '/', 2)::numeric) > ($1::text::numeric, $2::text::numeric)`
    : `(t.${major}, t.${minor}) > ($1::text::bigint, $2::text::bigint)`;
}
