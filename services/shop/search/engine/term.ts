import type { Postings } from '../index/index-reader.js';
import type { Shelf } from '../shelf/shelf.js';
import type { MeantWord } from './meant-words.js';

/** One typed word: the numbers of all matching products in the index of products, and how well each product matches. */
export interface Term {
  readonly places: Int32Array;
  readonly scores: Float32Array;
  /** False when the typed word only resembles known words. The search then suggests another spelling. */
  readonly understood: boolean;
  /** The known words that the shopper may mean, the likeliest first. */
  readonly meant: readonly MeantWord[];
}

export const NOTHING: Term = { places: new Int32Array(0), scores: new Float32Array(0), understood: false, meant: [] };

/**
 * How much a word counts in name (A), brand (B), substance (C) and description (D). A word of the category's name
 * counts CATEGORY.
 */
const WEIGHT = { A: 10, B: 8, C: 7, D: 2 } as const;
const CATEGORY = 5;

export interface Meaning {
  readonly meant: readonly MeantWord[];
  readonly postings: readonly Postings[];
  readonly understood: boolean;
}

/** Makes a term from a typed word. Its buffer has room for all products, and every term reuses it. */
export class TermMaker {
  private scores = new Float32Array(0);
  private touched: number[] = [];

  /** @param named finds the categories whose name, or a parent category's name, contains the word */
  constructor(
    private readonly shelf: Shelf,
    private readonly named: (word: string) => ReadonlySet<number>,
  ) {}

  make({ meant, postings, understood }: Meaning): Term {
    if (this.scores.length < this.shelf.size) this.scores = new Float32Array(this.shelf.columns.number.length);
    const qualities = new Map(meant.map(({ word, quality }) => [word, quality]));
    for (const posting of postings) this.add(posting, qualities.get(posting.word) ?? 0);
    const places = new Int32Array(this.touched);
    const scores = new Float32Array(places.length);
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      scores[index] = this.scores[place] as number;
      this.scores[place] = 0;
    }
    this.touched = [];
    return { places, scores, understood, meant };
  }

  private add({ word, A, B, C, D }: Postings, quality: number): void {
    this.raise(A, quality * WEIGHT.A);
    this.raise(B, quality * WEIGHT.B);
    this.raise(C, quality * WEIGHT.C);
    const named = this.named(word);
    this.raise(D, quality * WEIGHT.D, named.size > 0 ? { named, score: quality * CATEGORY } : null);
  }

  private raise(
    numbers: Int32Array,
    plain: number,
    better: { readonly named: ReadonlySet<number>; readonly score: number } | null = null,
  ): void {
    const { category } = this.shelf.columns;
    for (let index = 0; index < numbers.length; index += 1) {
      const place = this.shelf.placeOf(numbers[index] as number);
      if (place < 0) continue;
      const before = this.scores[place] as number;
      const score = better?.named.has(category[place] as number) ? better.score : plain;
      if (before === 0) this.touched.push(place);
      if (score > before) this.scores[place] = score;
    }
  }
}
