import type { Instant } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import { isInstant, metadataFault } from '../metadata-fault.js';
import type { NewEventMetadata } from '../port.js';
import type { RecordedEvent } from './reading.js';

const TICKS_PER_MS = 10_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Describes a fault in an event's metadata. It also fills in missing ids and the time at which the server wrote the
 * event.
 */
export function identified(
  { eventId, version, $correlationId, $causationId = null, ...others }: Readonly<Record<string, unknown>>,
  event: RecordedEvent,
): Pick<StoredRow, 'eventId' | 'version' | 'metadata' | 'fault'> {
  const metadata = { ...others, correlationId: $correlationId, causationId: $causationId };
  const { recordedAt } = metadata as { recordedAt?: unknown };
  const id = isUuid(eventId) ? eventId : (event.getId()?.getString() ?? '');
  const fault = metadataFault(metadata) ?? idFault({ eventId, $correlationId, version });
  if (fault === null) return { eventId: id, version: version as number, metadata: metadata as NewEventMetadata };
  const known = {
    correlationId: isUuid($correlationId) ? $correlationId : id,
    recordedAt: isInstant(recordedAt) ? recordedAt : writtenAt(event),
  };
  return { eventId: id, version: Number(version) || 1, metadata: { ...metadata, ...known } as NewEventMetadata, fault };
}

function idFault({
  version,
  ...ids
}: Readonly<Record<'eventId' | '$correlationId' | 'version', unknown>>): string | null {
  const missing = Object.entries(ids).flatMap(([name, id]) => (isUuid(id) ? [] : [name]));
  if (!Number.isInteger(version)) missing.push('version');
  return missing.length === 0 ? null : `its metadata has no valid ${missing.join(', ')}`;
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Returns the time at which the server wrote the event. The server counts time in units of 100 ns. */
function writtenAt(event: RecordedEvent): Instant {
  const created = Number(event.getMetadataMap().get('created') ?? 0);
  return new Date(created / TICKS_PER_MS).toISOString();
}
