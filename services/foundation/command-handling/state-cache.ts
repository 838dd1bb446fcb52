import { LRUCache } from 'lru-cache';

export interface CachedState {
  readonly state: unknown;
  /** -1 when the stream does not exist. */
  readonly revision: number;
}

/** Saves reading the stream again for a shopper at work (bench `http.addToCart`); bounds what memory may hold. */
const MAX_STREAMS = 5_000;
/** Bounds how long a state with personal fields outlives the erasure of its person. */
const TTL_MS = 60_000;

/**
 * States of streams lately read or written by this process. Another process may have written since:
 * an entry may only be used where an append names its revision, or after the events behind it were read.
 */
export class StateCache {
  private readonly entries = new LRUCache<string, CachedState>({
    max: MAX_STREAMS,
    ttl: TTL_MS,
    // Counted from the last full reading: each later state holds what that one held.
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
