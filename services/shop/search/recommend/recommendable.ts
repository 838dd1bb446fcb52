import type { Shelf } from '../shelf/shelf.js';

/** LAW-01, CAT-14: never prescription items or restricted goods; nor what cannot be bought. */
export function recommendable(shelf: Shelf, place: number): boolean {
  return shelf.columns.present[place] === 1 && shelf.columns.rank[place] === 0;
}
