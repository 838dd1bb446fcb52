import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import type { Leaning } from '../engine/ranking.js';
import type { Session } from '../../../access/session/session.js';
import { Toggles } from '../../../access/toggles/toggles.js';
import { Search } from '../search.js';
import type { SearchEngine } from '../search-engine.js';
import { first } from '../shelf/first.js';
import type { Stocked } from '../shelf/groups.js';
import { KeptPer } from '../shelf/kept-per.js';
import { scoreOrder, shopOrder, type Order } from '../shelf/order.js';
import type { Shelf } from '../shelf/shelf.js';
import type { ShelfProduct } from '../shelf/shelf-product.js';
import { leaningOf } from './leaning.js';
import { Purchases } from './purchases.js';
import { recommendable } from './recommendable.js';
import { complementary, similar, type Alike } from './similar.js';

export interface Recommended {
  readonly engine: SearchEngine;
  readonly places: readonly number[];
  readonly order: Order;
  readonly personal: boolean;
}

/** The most similar products that are cached for a product. It is more than any list shows. */
const MOST_ALIKE = 120;

/** Makes lists of recommended products (CAT-10). They are empty while recommendations are disabled (CAT-16). */
@Injectable()
export class Recommendations {
  private readonly recommended = new LRUCache<string, { readonly version: number; readonly recommended: Recommended }>({
    max: 5_000,
  });
  private readonly sellers = new KeptPer('version', bestSellers);

  constructor(
    @Inject(Search) private readonly search: Search,
    @Inject(Purchases) private readonly purchases: Purchases,
    @Inject(Toggles) private readonly toggles: Toggles,
  ) {}

  /**
   * Returns extra scores from the member's own purchases. Null without consent, membership or purchases, and when the
   * toggle is off.
   */
  async leaning(session: Session | null): Promise<Leaning | null> {
    const bought = await this.purchases.of(session);
    return bought && bought.length > 0 ? leaningOf((await this.search.ready()).shelf, bought) : null;
  }

  similarTo(varuId: string): Promise<Recommended> {
    return this.kept(`similar ${varuId}`, () => this.alike([varuId], similar));
  }

  goesWellWith(varuId: string): Promise<Recommended> {
    return this.kept(`complementary ${varuId}`, () => this.alike([varuId], complementary));
  }

  /** Finds products that complement a cart and are not in it. */
  forBasket(varuIds: readonly string[]): Promise<Recommended> {
    return this.alike(varuIds, complementary);
  }

  /** Returns best sellers. With the member's consent, products like the member's own purchases come first. */
  async forVisitor(session: Session | null): Promise<Recommended> {
    const engine = await this.search.ready();
    if (this.disabled) return nothing(engine);
    const leaning = await this.leaning(session);
    const places = all(engine);
    const scores = new Map(leaning ? places.map((place) => [place, leaning(place)]) : []);
    return { engine, places, order: byScore(engine, (place) => scores.get(place) ?? 0), personal: leaning !== null };
  }

  /** Returns the shop's best sellers, the same for every visitor. */
  async bestSellers(count: number): Promise<readonly ShelfProduct[]> {
    const engine = await this.search.ready();
    return this.toggles.isOn('RecommendationsDisabledToggle') ? [] : this.sellers.from(engine).slice(0, count);
  }

  first({ engine, places, order }: Recommended, count: number): readonly ShelfProduct[] {
    return first(places, count, order).map((place) => engine.shelf.product(place));
  }

  private get disabled(): boolean {
    return this.toggles.isOn('RecommendationsDisabledToggle');
  }

  private async kept(key: string, find: () => Promise<Recommended>): Promise<Recommended> {
    const engine = await this.search.ready();
    const { shelf } = engine;
    if (this.disabled) return nothing(engine);
    const known = this.recommended.get(key);
    if (known?.version === shelf.version) return known.recommended;
    const recommended = await find();
    this.recommended.set(key, { version: shelf.version, recommended });
    return recommended;
  }

  private async alike(
    varuIds: readonly string[],
    find: (engine: SearchEngine, place: number) => Alike,
  ): Promise<Recommended> {
    const engine = await this.search.ready();
    const { shelf } = engine;
    const own = shelf.placesOf(varuIds);
    if (own.length === 0 || this.disabled) return nothing(engine);
    const alike = scored(
      shelf,
      own.map((place) => find(engine, place)),
    );
    const others = alike.filter((place) => !own.includes(place));
    const places = first(others, MOST_ALIKE, scoreOrder(shelf.columns.score, shelf.columns));
    const nth = new Map(places.map((place, index) => [place, index]));
    return {
      engine,
      places,
      order: (a, b) => (nth.get(a) ?? MOST_ALIKE) - (nth.get(b) ?? MOST_ALIKE),
      personal: false,
    };
  }
}

/**
 * Returns each product once, and writes its highest likeness into the shared array `score`. Use that array before
 * another call overwrites it.
 */
function scored({ columns: { score } }: Shelf, found: readonly Alike[]): readonly number[] {
  for (const { places } of found) for (const place of places) score[place] = 0;
  for (const { places, likeness } of found) {
    places.forEach((place, index) => (score[place] = Math.max(score[place] as number, likeness[index] as number)));
  }
  const [only] = found;
  return found.length === 1 && only ? only.places : [...new Set(found.flatMap(({ places }) => places))];
}

function nothing(engine: SearchEngine): Recommended {
  return { engine, places: [], order: () => 0, personal: false };
}

function all({ shelf }: SearchEngine): readonly number[] {
  return [...shelf.products.keys()].filter((place) => recommendable(shelf, place));
}

function bestSellers({ shelf }: Stocked): readonly ShelfProduct[] {
  const places = [...shelf.products.keys()].filter((place) => recommendable(shelf, place));
  return first(places, MOST_ALIKE, shopOrder(shelf.columns)).map((place) => shelf.product(place));
}

function byScore({ shelf }: SearchEngine, score: (place: number) => number): Order {
  const shop = shopOrder(shelf.columns);
  return (a, b) => score(b) - score(a) || shop(a, b);
}
