import { LRUCache } from 'lru-cache';

export interface CachedState {
  readonly state: unknown;
  /** -1 when the stream does not exist. */
  readonly revision: number;
}

/** A shopper's next command then needs no reading of the stream (bench `http.addToCart`). The limit bounds memory. */
const MAX_STREAMS = 5_000;
/** Bounds how long a state with personal fields stays in memory after an erasure. */
const TTL_MS = 60_000;

/**
 * States of streams that this process read or wrote lately. Another process may have written since. Use an entry only
 * with an append that names its revision, or after reading the later events.
 */
export class StateCache {
  private readonly entries = new LRUCache<string, CachedState>({
    max: MAX_STREAMS,
    ttl: TTL_MS,
    // The time to live counts from the last full reading: each later state contains that reading's data.
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
