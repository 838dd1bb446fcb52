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
 * The event ids of streams. EventStoreDB refuses an id only at the same revision. A command repeated after other
 * appends would be written twice. An append at an expected revision is safe when all ids up to it are known.
 */
export class KnownIds {
  private readonly streams = new LRUCache<string, Known>({
    maxSize: MAX_IDS,
    sizeCalculation: ({ ids }) => ids.size + 1,
  });

  constructor(private readonly read: ReadRows) {}

  /** The ids up to a revision, at least; unknown ones are read. Null when the stream does not show that revision. */
  async upTo(streamId: string, revision: number): Promise<ReadonlySet<string> | null> {
    const known = this.streams.get(streamId) ?? { ids: new Set<string>(), revision: -1 };
    if (known.revision >= revision) return known.ids;
    const rows = await this.read(streamId, known.revision + 1, revision);
    this.remember(streamId, rows);
    if (rows.at(-1)?.revision !== revision) return null;
    return new Set([...known.ids, ...rows.map(({ eventId }) => eventId)]);
  }

  /** Takes only rows that continue the known ones; others would leave a gap. */
  remember(streamId: string, rows: readonly Pick<StoredRow, 'eventId' | 'revision'>[]): void {
    const known = this.streams.get(streamId) ?? { ids: new Set<string>(), revision: -1 };
    const fresh = rows.filter(({ revision }) => revision > known.revision);
    const last = fresh.at(-1);
    if (!last || fresh[0]?.revision !== known.revision + 1) return;
    for (const { eventId } of fresh) known.ids.add(eventId);
    this.streams.set(streamId, { ids: known.ids, revision: last.revision });
  }
}
