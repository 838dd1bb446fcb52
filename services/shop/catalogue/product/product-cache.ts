import { LRUCache } from 'lru-cache';

import type { Product } from '../../../../domain/catalogue/index.js';

/**
 * A product that was read from the database. The version changes with each write of its row. Null means that there is
 * no row.
 */
export interface ProductRead {
  readonly product: Product | null;
  readonly version: string | null;
}

export interface ProductSource {
  read(varuId: string): Promise<ProductRead>;
  /** Reads the versions of rows. Article numbers without a row are left out. */
  versions(varuIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** A changed price reaches every process within this time. A cart line keeps the price that the shopper saw. */
const FRESH_MS = 5000;
/** The most products in the cache. One takes about 2 kB. */
const MOST_PRODUCTS = 5000;

/**
 * Caches products by article number, because carts read products hundreds of times a second. One query checks all
 * cached products for changes. Before that, every product was read again each five seconds, which was a sixth of all
 * queries (bench `http.addToCart.rps`). Concurrent reads of one product share one query.
 */
export class ProductCache {
  private readonly cache: LRUCache<string, ProductRead>;
  private freshUntil = -Infinity;
  private checking: Promise<void> | null = null;

  constructor(private readonly source: ProductSource) {
    this.cache = new LRUCache({ max: MOST_PRODUCTS, fetchMethod: (varuId) => source.read(varuId) });
  }

  async get(varuId: string): Promise<Product | null> {
    if (performance.now() >= this.freshUntil)
      await (this.checking ??= this.check().finally(() => (this.checking = null)));
    return (await this.cache.fetch(varuId))?.product ?? null;
  }

  clear(): void {
    this.cache.clear();
  }

  private async check(): Promise<void> {
    const began = performance.now();
    const kept = [...this.cache.keys()];
    const versions = kept.length > 0 ? await this.source.versions(kept) : new Map<string, string>();
    for (const varuId of kept)
      if (this.cache.peek(varuId)?.version !== (versions.get(varuId) ?? null)) this.cache.delete(varuId);
    this.freshUntil = began + FRESH_MS;
  }
}
