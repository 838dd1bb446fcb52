import { comparePositions, type Position } from '../../domain/kernel/index.js';

export function earlier(a: Position, b: Position): Position {
  return comparePositions(a, b) <= 0 ? a : b;
}

/** The first number of a position: on PostgreSQL the transaction id, on EventStoreDB the byte position in the log. */
export function firstOf(position: Position): bigint {
  return BigInt(position.slice(0, position.indexOf('/')));
}
