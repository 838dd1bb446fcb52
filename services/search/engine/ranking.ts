import { scoreOrder, type Order } from '../shelf/order.js';
import type { Shelf } from '../shelf/shelf.js';
import type { Term } from './term.js';

/** Products that answer, unsorted; `scores` go with `places` by index. */
export interface Ranked {
  readonly places: Int32Array;
  readonly scores: Float32Array;
  /** Whether every word was found in each of them. */
  readonly complete: boolean;
}

/** What a member's own purchases add to a product; 0 for most. */
export type Leaning = (place: number) => number;

const IN_STOCK = 0.6;
/** At most this much for what sells best, so that it never outweighs a better word. */
const POPULAR = 0.8;
const NONE: Ranked = { places: new Int32Array(0), scores: new Float32Array(0), complete: true };

/** Scores products; its work space is as large as the shelf and used again by every search. */
export class Ranking {
  private hits = new Uint8Array(0);
  private scores = new Float32Array(0);

  constructor(private readonly shelf: Shelf) {}

  /** Products that hold all words; when none does, those that hold most. */
  rank(terms: readonly Term[], allowed: (place: number) => boolean): Ranked {
    if (this.hits.length < this.shelf.size) this.makeRoom();
    const touched: number[] = [];
    for (const term of terms) this.collect(term, touched);
    const { present } = this.shelf.columns;
    const able = touched.filter((place) => present[place] === 1 && allowed(place));
    let most = 0;
    for (const place of able) most = Math.max(most, this.hits[place] as number);
    const places = Int32Array.from(able.filter((place) => this.hits[place] === most));
    const scores = Float32Array.from(places, (place) => (this.scores[place] as number) + this.merit(place));
    for (const place of touched) this.hits[place] = this.scores[place] = 0;
    return places.length === 0 ? NONE : { places, scores, complete: most === terms.length };
  }

  /** Best first; to be used at once, before another order is asked for. */
  order({ places, scores }: Ranked, leaning: Leaning | null): Order {
    places.forEach((place, index) => (this.shelf.columns.score[place] = (scores[index] as number) + (leaning?.(place) ?? 0)));
    return scoreOrder(this.shelf.columns.score, this.shelf.columns);
  }

  private collect({ places, scores }: Term, touched: number[]): void {
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] as number;
      if (this.hits[place] === 0) touched.push(place);
      this.hits[place] = (this.hits[place] as number) + 1;
      this.scores[place] = (this.scores[place] as number) + (scores[index] as number);
    }
  }

  private merit(place: number): number {
    const { rank, popularity } = this.shelf.columns;
    const stocked = ((rank[place] as number) & 1) === 0 ? IN_STOCK : 0;
    return stocked + POPULAR * Math.min(1, Math.log10(1 + (popularity[place] as number)) / 3);
  }

  private makeRoom(): void {
    this.hits = new Uint8Array(this.shelf.columns.number.length);
    this.scores = new Float32Array(this.shelf.columns.number.length);
  }
}
