import type { Position } from '../../../../domain/kernel/index.js';
import { parseStreamId, allEventDefinitions } from '../../../../domain/slices.js';
import type { EncodedEvent, StoredRow } from '../encoded-event.js';
import { isRecord } from '../metadata-fault.js';
import type { NewEventMetadata } from '../port.js';
import { UnreadableAnswer } from './call-errors.js';
import { identified } from './found-metadata.js';
import type { RecordedEvent } from './reading.js';

/** Our metadata. Names with `$` are EventStoreDB's own; its tools and system projections use them. */
interface UserMetadata extends Omit<NewEventMetadata, 'correlationId' | 'causationId'> {
  readonly eventId: string;
  readonly version: number;
  readonly $correlationId: string;
  readonly $causationId?: string;
}

/** EventStoreDB before 22.6 returns a number with this many digits in place of a position when a stream is read. */
const NO_POSITION_DIGITS = 19;

export function userMetadata({ event, version }: EncodedEvent): UserMetadata {
  const { correlationId, causationId, ...rest } = event.metadata;
  const cause = causationId === null ? {} : { $causationId: causationId };
  return { eventId: event.eventId, version, $correlationId: correlationId, ...cause, ...rest };
}

/**
 * Turns an event of the log into a row. Returns null for the server's own events, other programs' events and unwanted
 * types. Our events with damaged metadata are kept and marked, so that followers park their streams.
 */
export function rowOf(event: RecordedEvent, wanted?: ReadonlySet<string>): StoredRow | null {
  const streamId = Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const type = event.getMetadataMap().get('type') ?? '';
  if (streamId.startsWith('$') || (wanted && !wanted.has(type))) return null;
  const found = parsed(text(event.getCustomMetadata_asU8()));
  const isOurs = isRecord(found) && '$correlationId' in found && 'eventId' in found;
  if (!isOurs && !(type in allEventDefinitions && parseStreamId(streamId))) return null;
  const revision = Number(event.getStreamRevision());
  const data = parsed(text(event.getData_asU8()));
  return {
    streamId,
    revision,
    position: positionOf(event),
    type,
    data,
    ...identified(isRecord(found) ? found : {}, event),
  };
}

export function positionOf(place: { getCommitPosition(): string; getPreparePosition(): string }): Position {
  const [commit, prepare] = [place.getCommitPosition(), place.getPreparePosition()];
  if (!/^\d+$/.test(commit) || !/^\d+$/.test(prepare))
    throw new UnreadableAnswer(`EventStoreDB gave the position ${commit}/${prepare}`);
  if (commit.length >= NO_POSITION_DIGITS)
    throw new Error('EventStoreDB 22.6 or newer is needed: this one gives no positions in streams');
  return `${commit}/${prepare}` as Position;
}

/** Parses JSON, or returns null. Another program may write anything to the log. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
}
