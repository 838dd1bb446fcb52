import { comparePositions, type Position } from '../../domain/kernel/index.js';

export function earlier(a: Position, b: Position): Position {
  return comparePositions(a, b) <= 0 ? a : b;
}

export function transactionOf(position: Position): bigint {
  return BigInt(position.slice(0, position.indexOf('/')));
}
