import { START, type Position } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import type { ReadAllOptions } from '../port.js';
import type { Connection } from './connection.js';
import { readAllPage } from './reading.js';
import { positionOf, rowOf } from './recorded-row.js';

export const DEFAULT_BATCH = 1_000;
/** Of a narrow choice of types most events are read in vain; a page then holds more than the caller wants. */
const SMALLEST_PAGE = 500;
const LARGEST_PAGE = 2_000;
/** The server's own events stand between. */
const LAST_ONES = 50;

export interface RowBatch {
  readonly rows: readonly StoredRow[];
  readonly next: Position;
  readonly end: boolean;
}

/**
 * Reads $all after a position, which the server includes and this leaves out. Types are picked here: a
 * filtered read of the server's does not tell how far it has looked. The order is that of commits,
 * and what can be read is committed, so nothing is ever skipped.
 */
export async function readLog(
  connection: Connection,
  after: Position,
  { types, limit = DEFAULT_BATCH }: ReadAllOptions,
): Promise<RowBatch> {
  const wanted = types && new Set(types);
  const count = Math.min(Math.max(limit, SMALLEST_PAGE), LARGEST_PAGE);
  const rows: StoredRow[] = [];
  for (let next = after; ;) {
    // The first is the one at the position itself.
    const events = await readAllPage(connection, next, next === START ? count : count + 1);
    for (const event of events) {
      const position = positionOf(event);
      if (position === next) continue;
      const row = rowOf(event, wanted);
      if (row) rows.push(row);
      if (rows.length === limit) return { rows, next: position, end: false };
      next = position;
    }
    if (events.length < count) return { rows, next, end: true };
  }
}

/** The place of the newest event of ours. */
export async function headOfLog(connection: Connection): Promise<Position> {
  for (let count = LAST_ONES; ; count *= 4) {
    const events = await readAllPage(connection, 'end', count);
    const newest = events.find((event) => rowOf(event) !== null);
    if (newest) return positionOf(newest);
    if (events.length < count) return START;
  }
}
