import type { Postings } from '../index/vocabulary.js';
import type { Shelf } from '../shelf/shelf.js';
import type { MeantWord } from './meant-words.js';

/** One typed word: the places of all products that answer to it, and how well each does. */
export interface Term {
  readonly places: Int32Array;
  readonly scores: Float32Array;
  /** False when it was only near something: another spelling is what counts. */
  readonly understood: boolean;
  /** The words it was taken for, the likeliest first. */
  readonly meant: readonly MeantWord[];
}

export const NOTHING: Term = { places: new Int32Array(0), scores: new Float32Array(0), understood: false, meant: [] };

/** Name, brand, substance, description; a category's own word counts as CATEGORY. */
const WEIGHT = { A: 10, B: 8, C: 7, D: 2 } as const;
const CATEGORY = 5;

/** @param inCategory whether a category's name holds the word. */
export function termOf(shelf: Shelf, meant: readonly MeantWord[], postings: readonly Postings[], inCategory: (word: string, category: number) => boolean, understood: boolean): Term {
  const qualities = new Map(meant.map(({ word, quality }) => [word, quality]));
  const scores = new Map<number, number>();
  for (const posting of postings) {
    const quality = qualities.get(posting.word) ?? 0;
    for (const field of ['A', 'B', 'C', 'D'] as const) {
      for (const number of posting[field]) {
        const place = shelf.placeOf(number);
        if (place < 0) continue;
        const byCategory = field === 'D' && inCategory(posting.word, shelf.columns.category[place] as number);
        const score = quality * (byCategory ? CATEGORY : WEIGHT[field]);
        if (score > (scores.get(place) ?? 0)) scores.set(place, score);
      }
    }
  }
  return { places: Int32Array.from(scores.keys()), scores: Float32Array.from(scores.values()), understood, meant };
}
