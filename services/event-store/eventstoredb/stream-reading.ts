import {
  BACKWARDS,
  END,
  FORWARDS,
  type EventStoreDBClient,
  type ReadStreamOptions as ClientOptions,
} from '@eventstore/db-client';

import type { StoredRow } from '../encoded-event.js';
import type { ReadStreamOptions } from '../port.js';
import { storedRow } from './recorded-row.js';
import { takeWhile } from './take-while.js';

/** The rows of a stream, as the port's options ask; none for a stream that does not exist. */
export async function readStreamRows(
  client: EventStoreDBClient,
  streamId: string,
  options: ReadStreamOptions,
): Promise<StoredRow[]> {
  const { toInstant, limit = Infinity } = options;
  // What was recorded too late is told from the events, so only without a moment the limit is the server's to keep.
  const maxCount = Math.min(revisionsAsked(options), toInstant === undefined ? limit : Infinity);
  if (maxCount <= 0 || limit <= 0) return [];
  const latest = toInstant === undefined ? Infinity : Date.parse(toInstant);
  const rows: StoredRow[] = [];
  const reading = client.readStream(streamId, { ...beginning(options), ...(maxCount < Infinity && { maxCount }) });
  await takeWhile(reading, (event) => {
    const row = storedRow(event);
    if (Date.parse(row.metadata.recordedAt) <= latest) rows.push(row);
    return rows.length < limit;
  });
  return rows;
}

function beginning({ direction, from }: ReadStreamOptions): ClientOptions {
  if (direction === 'backwards') return { direction: BACKWARDS, fromRevision: from === undefined ? END : BigInt(from) };
  return { direction: FORWARDS, fromRevision: BigInt(from ?? 0) };
}

function revisionsAsked({ direction, from = 0, toRevision = Infinity }: ReadStreamOptions): number {
  return direction === 'backwards' ? Infinity : toRevision - from + 1;
}
