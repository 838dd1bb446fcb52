import { LRUCache } from 'lru-cache';

export interface CachedState {
  readonly state: unknown;
  readonly revision: number;
}

/**
 * At the shopper's next command the cache makes a read of the stream unnecessary (bench `http.addToCart`). This limit
 * bounds its memory.
 */
const MAX_STREAMS = 5_000;
/** After an erasure, a state with personal fields stays in memory for at most this time. */
const TTL_MS = 60_000;

/**
 * States of streams that this process read or wrote recently. Another process may have written to them since. Use an
 * entry only with an append that checks its revision, or after you have read the later events.
 */
export class StateCache {
  private readonly entries = new LRUCache<string, CachedState>({
    max: MAX_STREAMS,
    ttl: TTL_MS,
    // The time to live starts at the last full read. A later state still contains personal data from that read.
    noUpdateTTL: true,
  });

  get(streamId: string): CachedState | undefined {
    return this.entries.get(streamId);
  }

  set(streamId: string, entry: CachedState): void {
    const known = this.entries.get(streamId);
    if (!known || known.revision <= entry.revision) this.entries.set(streamId, entry);
  }

  drop(streamId: string): void {
    this.entries.delete(streamId);
  }
}
