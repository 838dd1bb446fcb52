import { LRUCache } from 'lru-cache';

import type { Product } from '../../domain/catalogue/index.js';

type Load = (varuId: string) => Promise<Product | null>;

/** A changed price reaches every process within this time; a cart line keeps the price it was shown. */
const FRESH_MS = 5000;
/** About 2 kB each. */
const MOST_PRODUCTS = 5000;

/** Products by number, kept briefly: adding to a cart asks for one hundreds of times a second. Concurrent misses ask once. */
export class ProductCache {
  private readonly cache: LRUCache<string, { readonly product: Product | null }>;

  constructor(load: Load) {
    this.cache = new LRUCache({
      max: MOST_PRODUCTS,
      ttl: FRESH_MS,
      fetchMethod: async (varuId) => ({ product: await load(varuId) }),
    });
  }

  async get(varuId: string): Promise<Product | null> {
    return (await this.cache.fetch(varuId))?.product ?? null;
  }

  clear(): void {
    this.cache.clear();
  }
}
