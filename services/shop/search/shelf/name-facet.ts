import { LRUCache } from 'lru-cache';

import type { FacetItem } from '../../../../domain/catalogue/index.js';
import type { FacetCounter } from './facets.js';
import type { Names } from './names.js';

const swedish = new Intl.Collator('sv');

export type NameOrder = (one: string, other: string) => number;

/**
 * Counts products for a facet in which each product has one name, such as its brand. It is stored as an index into
 * `names`. An empty name stands for none.
 */
export class NameFacet implements FacetCounter {
  readonly passes: FacetCounter['passes'];
  private readonly counts: Uint32Array;

  /** A chosen name that no product has is ignored, because the URL may be old. */
  constructor(
    private readonly column: Uint16Array | Uint8Array,
    private readonly names: Names,
    private readonly chosen: readonly string[] = [],
    private readonly order: NameOrder = swedish.compare,
  ) {
    const known = chosen.map((name) => (name === '' ? -1 : names.place(name))).filter((place) => place >= 0);
    const wanted = new Uint8Array(names.all.length);
    for (const name of known) wanted[name] = 1;
    this.passes = known.length > 0 ? (place) => wanted[column[place] as number] === 1 : null;
    this.counts = new Uint32Array(names.all.length);
  }

  count(places: ArrayLike<number>): void {
    const { column, counts } = this;
    for (let index = 0; index < places.length; index += 1) {
      const name = column[places[index] as number] as number;
      counts[name] = (counts[name] as number) + 1;
    }
  }

  /** Returns the items in their order. Names without products are left out unless they are chosen. */
  items(): FacetItem[] {
    const items: FacetItem[] = [];
    for (const place of ordered(this.names, this.order)) {
      const item = this.names.all[place] as string;
      const count = this.counts[place] as number;
      const selected = this.chosen.includes(item);
      if (item !== '' && (count > 0 || selected)) items.push({ item, count, selected });
    }
    return items;
  }
}

const orders = new LRUCache<Names, { readonly size: number; readonly places: readonly number[] }>({ max: 16 });

/**
 * Returns the names in their order. It is cached, because sorting a few hundred names costs more than counting them.
 */
function ordered(names: Names, order: NameOrder): readonly number[] {
  const kept = orders.get(names);
  if (kept?.size === names.all.length) return kept.places;
  const places = [...names.all.keys()].sort((a, b) => order(names.all[a] as string, names.all[b] as string));
  orders.set(names, { size: names.all.length, places });
  return places;
}
