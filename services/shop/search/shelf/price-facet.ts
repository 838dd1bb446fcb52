import {
  PRICE_STEPS,
  priceRangeOf,
  priceRanges,
  priceRangeText,
  type FacetItem,
  type PriceRange,
} from '../../../../domain/catalogue/index.js';
import type { FacetCounter } from './facets.js';

/** Counts products in price ranges that suit the list, whatever is chosen. A chosen range of another list is kept. */
export class PriceFacet implements FacetCounter {
  readonly passes: FacetCounter['passes'];
  private readonly counts = new Uint32Array(PRICE_STEPS);
  private readonly chosen: readonly PriceRange[];

  /**
   * @param column the price step of each product
   * @param places the whole list, before any choice
   */
  constructor(
    private readonly column: Uint8Array,
    private readonly places: ArrayLike<number>,
    chosen: readonly string[] = [],
  ) {
    this.chosen = chosen.flatMap((text) => priceRangeOf(text) ?? []);
    const within = new Uint8Array(PRICE_STEPS);
    for (const { from, to } of this.chosen) within.fill(1, from, to);
    this.passes = this.chosen.length > 0 ? (place) => within[column[place] as number] === 1 : null;
  }

  count(places: ArrayLike<number>): void {
    this.add(places, this.counts);
  }

  items(): FacetItem[] {
    const all = new Uint32Array(PRICE_STEPS);
    this.add(this.places, all);
    const chosen = new Map(this.chosen.map((range) => [priceRangeText(range), range]));
    const shown = new Map([...priceRanges(all).map((range) => [priceRangeText(range), range] as const), ...chosen]);
    return [...shown]
      .sort(([, a], [, b]) => a.from - b.from || a.to - b.to)
      .map(([item, range]) => ({ item, count: this.within(range), selected: chosen.has(item) }))
      .filter(({ count, selected }) => count > 0 || selected);
  }

  private add(places: ArrayLike<number>, counts: Uint32Array): void {
    const { column } = this;
    for (let index = 0; index < places.length; index += 1) {
      const step = column[places[index] as number] as number;
      counts[step] = (counts[step] as number) + 1;
    }
  }

  private within({ from, to }: PriceRange): number {
    return this.counts.subarray(from, to).reduce((sum, count) => sum + count, 0);
  }
}
