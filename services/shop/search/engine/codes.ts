import type { Shelf } from '../shelf/shelf.js';

const ARTICLE_DIGITS = 6;
const EAN_DIGITS = 13;

/**
 * Finds products whose article number (up to six digits) or EAN (more digits) begins with the query. Other queries find
 * none.
 */
export function byCode(shelf: Shelf, query: string): Int32Array {
  const digits = query.replaceAll(/[\s-]/g, '');
  if (!/^\d{4,13}$/.test(digits)) return new Int32Array(0);
  const { number, ean, present } = shelf.columns;
  const articles = digits.length <= ARTICLE_DIGITS ? range(digits, ARTICLE_DIGITS) : null;
  const eans = digits.length > ARTICLE_DIGITS ? range(digits, EAN_DIGITS) : null;
  const found: number[] = [];
  for (let place = 0; place < shelf.size; place += 1) {
    const hit = articles
      ? within(number[place] as number, articles)
      : eans !== null && within(ean[place] as number, eans);
    if (hit && present[place] === 1) found.push(place);
  }
  return Int32Array.from(found);
}

function range(digits: string, length: number): readonly [number, number] {
  const factor = 10 ** (length - digits.length);
  return [Number(digits) * factor, (Number(digits) + 1) * factor];
}

function within(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value < to;
}
