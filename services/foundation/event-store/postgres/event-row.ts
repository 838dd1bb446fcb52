import type { Position } from '../../../../domain/kernel/index.js';
import type { StoredRow } from '../encoded-event.js';
import { isRecord, metadataFault } from '../metadata-fault.js';
import type { NewEventMetadata } from '../port.js';

export interface EventRow {
  readonly transaction: string;
  readonly sequence: string;
  readonly stream_id: string;
  readonly revision: number;
  readonly event_id: string;
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  /**
   * The metadata without `correlationId` and `recordedAt`, which have columns of their own. In a damaged row it may be
   * any JSON value.
   */
  readonly metadata: unknown;
  readonly correlation_id: string;
  readonly recorded_at: Date;
}

export const EVENT_COLUMNS = `transaction_id::text AS transaction, sequence::text AS sequence, stream_id, revision,
  event_id, type, version, data, metadata, correlation_id, recorded_at`;

export function positionOf(row: { readonly transaction: string; readonly sequence: string }): Position {
  return `${row.transaction}/${row.sequence}` as Position;
}

export function storedRow(row: EventRow): StoredRow {
  const { event_id: eventId, stream_id: streamId, revision, type, version, data } = row;
  const others = isRecord(row.metadata) ? row.metadata : {};
  const metadata = { correlationId: row.correlation_id, recordedAt: row.recorded_at.toISOString(), ...others };
  const fault = metadataFault(metadata);
  const stored = { eventId, streamId, revision, position: positionOf(row), type, version, data };
  return { ...stored, metadata: metadata as NewEventMetadata, ...(fault === null ? {} : { fault }) };
}
