import { LRUCache } from 'lru-cache';

import type { StoredRow } from '../encoded-event.js';

interface Known {
  readonly ids: Set<string>;
  /** The set holds the ids of all events up to this revision. */
  readonly revision: number;
}

type ReadRows = (streamId: string, from: number, to: number) => Promise<readonly StoredRow[]>;

const MAX_IDS = 200_000;

/**
 * A cache of the event ids in each stream. EventStoreDB detects a duplicate id only at the same revision. So it would
 * write a repeated command again when other events were appended in between. An append is safe when all ids up to its
 * expected revision are known.
 */
export class KnownIds {
  private readonly streams = new LRUCache<string, Known>({
    maxSize: MAX_IDS,
    sizeCalculation: ({ ids }) => ids.size + 1,
  });

  constructor(private readonly read: ReadRows) {}

  /**
   * Returns the ids up to a revision, read from the store where they are not cached. Null when the stream lacks that
   * revision.
   */
  async upTo(streamId: string, revision: number): Promise<ReadonlySet<string> | null> {
    const known = this.streams.get(streamId) ?? { ids: new Set<string>(), revision: -1 };
    if (known.revision >= revision) return known.ids;
    const rows = await this.read(streamId, known.revision + 1, revision);
    this.remember(streamId, rows);
    if (rows.at(-1)?.revision !== revision) return null;
    return new Set([...known.ids, ...rows.map(({ eventId }) => eventId)]);
  }

  /** Adds rows that directly follow the cached ones. Others would leave a gap, so they are ignored. */
  remember(streamId: string, rows: readonly Pick<StoredRow, 'eventId' | 'revision'>[]): void {
    const known = this.streams.get(streamId) ?? { ids: new Set<string>(), revision: -1 };
    const fresh = rows.filter(({ revision }) => revision > known.revision);
    const last = fresh.at(-1);
    if (!last || fresh[0]?.revision !== known.revision + 1) return;
    for (const { eventId } of fresh) known.ids.add(eventId);
    this.streams.set(streamId, { ids: known.ids, revision: last.revision });
  }
}
