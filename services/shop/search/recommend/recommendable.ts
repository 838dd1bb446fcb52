import type { Shelf } from '../shelf/shelf.js';

/** LAW-01, CAT-14: never recommends prescription items, restricted goods, or products out of web stock. */
export function recommendable(shelf: Shelf, place: number): boolean {
  return shelf.columns.present[place] === 1 && shelf.columns.rank[place] === 0;
}
