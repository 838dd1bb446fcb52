import type { Shelf } from '../shelf/shelf.js';

/**
 * LAW-01, CAT-14: whether a product may be recommended. Prescription items, restricted goods, and products out of web
 * stock may not.
 */
export function recommendable(shelf: Shelf, place: number): boolean {
  return shelf.columns.present[place] === 1 && shelf.columns.rank[place] === 0;
}
