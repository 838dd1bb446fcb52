import { randomUUID } from 'node:crypto';

import { jsonEvent, type EventData, type Position as LogPosition, type RecordedEvent } from '@eventstore/db-client';

import type { Position } from '../../../domain/kernel/index.js';
import type { EncodedEvent, StoredRow } from '../encoded-event.js';
import type { NewEventMetadata } from '../port.js';

/** User metadata; the `$` names are EventStoreDB's own, which its tools and system projections read. */
interface UserMetadata extends Omit<NewEventMetadata, 'correlationId' | 'causationId'> {
  readonly eventId: string;
  readonly version: number;
  readonly $correlationId: string;
  readonly $causationId?: string;
}

/** What servers before 22.6 give for the position of an event read from its stream. */
const NO_POSITION = 2n ** 63n;

/**
 * The server's id is made anew for each attempt. With ours it would answer a repeated append like a
 * fresh one, and nobody could tell whose events stand there; so the expected revision alone decides.
 */
export function eventData({ event, version, data }: EncodedEvent): EventData {
  const { correlationId, causationId, ...rest } = event.metadata;
  const cause = causationId === null ? {} : { $causationId: causationId };
  const metadata: UserMetadata = { eventId: event.eventId, version, $correlationId: correlationId, ...cause, ...rest };
  return jsonEvent({
    id: randomUUID(),
    type: event.type,
    data: data as Record<string, unknown>,
    metadata: { ...metadata },
  });
}

/** Neither the server's own events nor those of another program on the same server. */
export function isOurs({ streamId, metadata }: RecordedEvent): boolean {
  return (
    !streamId.startsWith('$') &&
    typeof metadata === 'object' &&
    metadata !== null &&
    '$correlationId' in metadata &&
    'eventId' in metadata
  );
}

export function storedRow(event: RecordedEvent): StoredRow {
  const { eventId, version, $correlationId, $causationId, ...rest } = event.metadata as unknown as UserMetadata;
  const metadata = { ...rest, correlationId: $correlationId, causationId: $causationId ?? null };
  const { streamId, type, data } = event;
  return {
    eventId,
    streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
    type,
    version,
    data,
    metadata,
  };
}

export function positionOf(position: LogPosition | undefined): Position {
  if (!position || position.commit >= NO_POSITION)
    throw new Error('EventStoreDB 22.6 or newer is needed: this one gives no positions in streams');
  return `${position.commit}/${position.prepare}`;
}

export function logPosition(position: Position): LogPosition {
  const [commit, prepare] = position.split('/') as [string, string];
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
