import { scoreOrder, type Order } from '../shelf/order.js';
import type { Shelf } from '../shelf/shelf.js';
import type { Term } from './term.js';

/**
 * The products found, unsorted. `places` has their numbers in the index of products, and `scores` their scores in the
 * same order.
 */
export interface Ranked {
  readonly places: Int32Array;
  readonly scores: Float32Array;
  /** True when each product contains all words. */
  readonly complete: boolean;
  /** One bit for each word: 1 when the products contain it. */
  readonly contained: number;
}

export interface Asked {
  readonly withPrescription: boolean;
  /** True when the query has a word about children, such as "barn". */
  readonly forChildren: boolean;
}

/** Extra score of a product, from a member's own purchases. It is 0 for most products. */
export type Leaning = (place: number) => number;

const PRESCRIPTION = 4;
/**
 * Extra score when product and query are both for children, or both not. It outweighs stock and popularity, but not a
 * better word.
 */
const RIGHT_AGE = 1.5;
const NONE: Ranked = { places: new Int32Array(0), scores: new Float32Array(0), complete: true, contained: 0 };
/** One bit for each word of a query, so at most eight words (words.ts). */
const WORD_SETS = 256;

/** Scores products. Its buffers have room for all products, and every search reuses them. */
export class Ranking {
  private hits = new Uint8Array(0);
  private scores = new Float32Array(0);
  private touched = new Int32Array(0);
  private taken = new Float32Array(0);

  constructor(private readonly shelf: Shelf) {}

  /**
   * Finds the products with all words. If there are none, it finds those with the most words. They all contain the same
   * words, so that the page can name them.
   * @param weights how much each word says about what is meant
   */
  rank(terms: readonly Term[], asked: Asked, weights: readonly number[] = terms.map(() => 1)): Ranked {
    if (this.hits.length < this.shelf.size) this.makeRoom();
    return this.inAll(terms, asked) ?? this.inMost(terms, asked, weights);
  }

  /**
   * Finds the products with all words. It starts with the rarest word. Frequent words, such as "st" (pieces), are only
   * checked in products already found. Null when no product has all words.
   */
  private inAll(terms: readonly Term[], asked: Asked): Ranked | null {
    const [rarest, ...others] = [...terms].sort((a, b) => a.places.length - b.places.length);
    if (!rarest) return null;
    this.collect(rarest, 0, 1);
    for (const [index, term] of others.entries()) this.collectAmong(term, (1 << (index + 1)) - 1);
    const all = (1 << terms.length) - 1;
    const found = this.take(rarest.places.length, all, asked);
    return found.places.length === 0 ? null : { ...found, complete: true, contained: all };
  }

  private inMost(terms: readonly Term[], asked: Asked, weights: readonly number[]): Ranked {
    let count = 0;
    for (const [index, term] of terms.entries()) count = this.collect(term, count, 1 << index);
    const best = this.bestSet(count, asked, weights);
    const found = this.take(count, best, asked);
    return best === 0 ? NONE : { ...found, complete: best === (1 << terms.length) - 1, contained: best };
  }

  /**
   * Returns an order with the best products first. The order reads a shared buffer, so use it before another order is
   * made.
   */
  order({ places, scores }: Ranked, leaning: Leaning | null): Order {
    const { score } = this.shelf.columns;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      score[place] = (scores[index] as number) + (leaning === null ? 0 : leaning(place));
    }
    return scoreOrder(score, this.shelf.columns);
  }

  private collect({ places, scores }: Term, before: number, bit: number): number {
    let count = before;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (this.hits[place] === 0) this.touched[count++] = place;
      this.hits[place] = (this.hits[place] as number) | bit;
      this.scores[place] = (this.scores[place] as number) + (scores[index] as number);
    }
    return count;
  }

  /** Counts the word only for products that contain all earlier words, which are the bits of `before`. */
  private collectAmong({ places, scores }: Term, before: number): void {
    const after = before * 2 + 1;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (this.hits[place] !== before) continue;
      this.hits[place] = after;
      this.scores[place] = (this.scores[place] as number) + (scores[index] as number);
    }
  }

  /** Returns the set of words, as bits, that has most words in common with a product, and of those the weightiest. */
  private bestSet(count: number, { withPrescription }: Asked, weights: readonly number[]): number {
    const seen = new Uint8Array(WORD_SETS);
    for (let index = 0; index < count; index += 1) {
      const place = this.touched[index] as number;
      if (this.isAllowed(place, withPrescription)) seen[this.hits[place] as number] = 1;
    }
    let [best, most, heaviest] = [0, 0, 0];
    for (let set = 1; set < WORD_SETS; set += 1) {
      if (seen[set] === 0) continue;
      const words = weights.filter((_weight, index) => (set & (1 << index)) !== 0);
      const weight = words.reduce((sum, each) => sum + each, 0);
      if (words.length > most || (words.length === most && weight > heaviest)) {
        [best, most, heaviest] = [set, words.length, weight];
      }
    }
    return best;
  }

  /** Returns the products that contain exactly this set of words, and clears the buffers. */
  private take(count: number, words: number, asked: Asked): Pick<Ranked, 'places' | 'scores'> {
    let taken = 0;
    for (let index = 0; index < count; index += 1) {
      const place = this.touched[index] as number;
      if (this.hits[place] === words && this.isAllowed(place, asked.withPrescription)) {
        this.taken[taken] = (this.scores[place] as number) + this.merit(place, asked);
        this.touched[taken++] = place;
      }
      this.hits[place] = 0;
      this.scores[place] = 0;
    }
    return { places: this.touched.slice(0, taken), scores: this.taken.slice(0, taken) };
  }

  private merit(place: number, { forChildren }: Asked): number {
    const { merit, children } = this.shelf.columns;
    return (merit[place] as number) + ((children[place] === 1) === forChildren ? RIGHT_AGE : 0);
  }

  private isAllowed(place: number, withPrescription: boolean): boolean {
    const { present, rank } = this.shelf.columns;
    return present[place] === 1 && (withPrescription || (rank[place] as number) < PRESCRIPTION);
  }

  private makeRoom(): void {
    const room = this.shelf.columns.number.length;
    this.hits = new Uint8Array(room);
    this.scores = new Float32Array(room);
    this.touched = new Int32Array(room);
    this.taken = new Float32Array(room);
  }
}
