import { START, type Position } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import type { ReadAllOptions } from '../port.js';
import type { Connection } from './connection.js';
import { readAllPage } from './reading.js';
import { positionOf, rowOf } from './recorded-row.js';

export const DEFAULT_BATCH = 1_000;
/**
 * The caller often wants few event types, so most events of a page are dropped. A page is therefore larger than the
 * caller's limit.
 */
const SMALLEST_PAGE = 500;
const LARGEST_PAGE = 2_000;
/** Several of the last events are read, because all of them may be the server's own. */
const LAST_ONES = 50;

export interface RowBatch {
  readonly rows: readonly StoredRow[];
  readonly next: Position;
  readonly end: boolean;
}

/**
 * Reads $all after a position. The server's range includes that position, so this function drops it. Types are filtered
 * here, because the server's filtered read does not return how far it has read. The log is in commit order, so nothing
 * is skipped.
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

export async function headOfLog(connection: Connection): Promise<Position> {
  for (let count = LAST_ONES; ; count *= 4) {
    const events = await readAllPage(connection, 'end', count);
    const newest = events.find((event) => rowOf(event) !== null);
    if (newest) return positionOf(newest);
    if (events.length < count) return START;
  }
}
