import { sql } from 'kysely';

import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import { customerOfStream, streamsOwnedBy, subjectsOfStreams } from '../../../projections/customer-timeline/queries.js';
import type { Database } from '../../foundation/database/connection.js';
import type { EventStore } from '../../foundation/event-store/port.js';

export type SubjectKind = 'customer' | 'guest-order';

export interface Subject {
  readonly subjectId: Uuid;
  readonly kind: SubjectKind;
  readonly events: readonly RecordedEvent[];
}

/** Maps a stream to its subject: a customer, or a guest's order. */
export class Subjects {
  constructor(
    private readonly store: EventStore,
    private readonly db: Database,
  ) {}

  /** Reads all events of a subject in store order. Null when there are none. */
  async read(subjectId: Uuid): Promise<Subject | null> {
    return (await this.readAs('customer', subjectId)) ?? this.readAs('guest-order', subjectId);
  }

  async ofStream(stream: string): Promise<Uuid | null> {
    const parsed = parseStreamId(stream);
    if (parsed?.kind === 'staff-access') return parsed.key;
    return (await customerOfStream(this.db, stream)) ?? this.guestOrderOf(stream);
  }

  /** Finds the subjects of many streams. Streams without an owner are left out. */
  async ofStreams(streams: readonly string[]): Promise<ReadonlyMap<string, Uuid>> {
    const owned = await subjectsOfStreams(this.db, streams);
    for (const stream of streams) {
      const parsed = parseStreamId(stream);
      if (parsed?.kind === 'staff-access') owned.set(stream, parsed.key);
    }
    return owned;
  }

  private async readAs(kind: SubjectKind, subjectId: Uuid): Promise<Subject | null> {
    const root = streamId(kind === 'customer' ? 'customer' : 'order', subjectId);
    const streams = await streamsOwnedBy(this.db, root);
    const stored = await this.store.readStreams([...streams, streamId('staff-access', subjectId)]);
    if (!stored.some((event) => event.streamId === root)) return null;
    return { subjectId, kind, events: stored.map(({ fingerprint: _secret, ...event }) => event) };
  }

  private async guestOrderOf(stream: string): Promise<Uuid | null> {
    const parsed = parseStreamId(stream);
    if (parsed?.kind === 'order') return parsed.key;
    const { rows } = await sql<{ owner_id: string }>`
      SELECT owner_id FROM view_stream_owner WHERE stream_id = ${stream} AND owner_id LIKE 'order-%' ORDER BY owner_id LIMIT 1`.execute(
      this.db,
    );
    return parseStreamId(rows[0]?.owner_id ?? '')?.key ?? null;
  }
}
