import { LRUCache } from 'lru-cache';

const FRESH_MS = 30_000;

/** Caches one answer for half a minute and shares it between concurrent callers. */
export class ShortCache<T extends object> {
  private readonly cache: LRUCache<'answer', T>;

  constructor(private readonly read: () => Promise<T>) {
    this.cache = new LRUCache({ max: 1, ttl: FRESH_MS, fetchMethod: () => this.read() });
  }

  async get(): Promise<T> {
    return (await this.cache.fetch('answer')) ?? this.read();
  }

  /** Reads anew. Concurrent callers share the read, and nobody's read that is under way is broken off. */
  async getAnew(): Promise<T> {
    return (await this.cache.fetch('answer', { forceRefresh: true })) ?? this.read();
  }
}
