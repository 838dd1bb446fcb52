import type { Uuid } from '../../../../domain/kernel/index.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';

interface Piece {
  readonly varuId: string;
  readonly quantity: number;
}

/**
 * Derives the id of a stock movement, and of the hold before it. Each repetition gives the same id, so a movement counts
 * only once. Nobody can derive it without the secret key of the order (docs/decisions/0033).
 */
export function movementOf(shelfKey: Uuid, varuId: string): Uuid {
  return derivedId(shelfKey, varuId);
}

/** Counts the pieces of each article, in a fixed order. A discount can split an article into two lines. */
export function pieces(lines: readonly Piece[]): readonly (readonly [varuId: string, quantity: number])[] {
  const counts = new Map<string, number>();
  for (const { varuId, quantity } of lines) counts.set(varuId, (counts.get(varuId) ?? 0) + quantity);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}
