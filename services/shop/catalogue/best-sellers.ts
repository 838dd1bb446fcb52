import { LRUCache } from 'lru-cache';

import type { Product } from '../../../domain/catalogue/index.js';

/** Same time as the start page's selections. */
const FRESH_MS = 30_000;
/** More categories than any shop has. */
const MOST_CATEGORIES = 1_000;

export type ReadSellers = (categoryPath: string) => Promise<readonly Product[]>;

/** Cached by category: each product page would sort the whole department (bench `product.pagesPerSecond`). */
export class BestSellers {
  private readonly cache: LRUCache<string, readonly Product[]>;

  constructor(private readonly read: ReadSellers) {
    this.cache = new LRUCache({ max: MOST_CATEGORIES, ttl: FRESH_MS, fetchMethod: (path) => this.read(path) });
  }

  async of(categoryPath: string): Promise<readonly Product[]> {
    return (await this.cache.fetch(categoryPath)) ?? this.read(categoryPath);
  }

  clear(): void {
    this.cache.clear();
  }
}
