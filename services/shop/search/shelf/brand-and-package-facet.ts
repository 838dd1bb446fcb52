import { LRUCache } from 'lru-cache';

import type { FacetItem } from '../../../../domain/catalogue/index.js';
import type { FacetCounter } from './facets.js';
import type { Names } from './names.js';

const swedish = new Intl.Collator('sv');

/**
 * Counts products for the facet of brand or package type. Each product has one name, stored as an index into `names`.
 */
export class BrandOrPackageFacet implements FacetCounter {
  readonly passes: FacetCounter['passes'];
  private readonly counts: Uint32Array;

  /** A chosen name that no product has is ignored, because the URL may be old. */
  constructor(
    private readonly column: Uint16Array,
    private readonly names: Names,
    private readonly chosen: readonly string[] = [],
  ) {
    const known = new Set(chosen.map((name) => names.place(name)).filter((place) => place >= 0));
    this.passes = known.size > 0 ? (place) => known.has(column[place] as number) : null;
    this.counts = new Uint32Array(names.all.length);
  }

  count(place: number): void {
    const name = this.column[place] as number;
    this.counts[name] = (this.counts[name] as number) + 1;
  }

  /** Returns the items in Swedish order. Names without products are left out unless they are chosen. */
  items(): FacetItem[] {
    const items: FacetItem[] = [];
    for (const place of alphabetical(this.names)) {
      const item = this.names.all[place] as string;
      const count = this.counts[place] as number;
      const selected = this.chosen.includes(item);
      if (count > 0 || selected) items.push({ item, count, selected });
    }
    return items;
  }
}

const orders = new LRUCache<Names, { readonly size: number; readonly places: readonly number[] }>({ max: 8 });

/**
 * Returns the names in Swedish order. The order is cached, because sorting a few hundred names costs more than counting
 * them.
 */
function alphabetical(names: Names): readonly number[] {
  const kept = orders.get(names);
  if (kept?.size === names.all.length) return kept.places;
  const places = [...names.all.keys()].sort((a, b) => swedish.compare(names.all[a] as string, names.all[b] as string));
  orders.set(names, { size: names.all.length, places });
  return places;
}
