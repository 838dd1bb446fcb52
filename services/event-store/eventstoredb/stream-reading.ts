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
  const { toInstant, ...others } = options;
  if (toInstant !== undefined) return chosen(await recordedBy(client, streamId, toInstant), others);
  const { limit = Infinity } = options;
  const maxCount = Math.min(revisionsAsked(options), limit);
  if (maxCount <= 0) return [];
  const rows: StoredRow[] = [];
  const reading = client.readStream(streamId, { ...beginning(options), ...(maxCount < Infinity && { maxCount }) });
  await takeWhile(reading, (event) => rows.push(storedRow(event)) < maxCount);
  return rows;
}

/** Up to the first event recorded later: a clock that was set back leaves no gaps. The server knows no such moment. */
async function recordedBy(client: EventStoreDBClient, streamId: string, instant: string): Promise<StoredRow[]> {
  const latest = Date.parse(instant);
  const rows: StoredRow[] = [];
  await takeWhile(client.readStream(streamId), (event) => {
    const row = storedRow(event);
    return Date.parse(row.metadata.recordedAt) <= latest && rows.push(row) > 0;
  });
  return rows;
}

function chosen(rows: readonly StoredRow[], { direction, from, toRevision, limit }: ReadStreamOptions): StoredRow[] {
  const backwards = direction === 'backwards';
  const [lowest, highest] = backwards ? [0, from ?? Infinity] : [from ?? 0, toRevision ?? Infinity];
  const within = rows.filter(({ revision }) => revision >= lowest && revision <= highest);
  return (backwards ? within.reverse() : within).slice(0, limit);
}

function beginning({ direction, from }: ReadStreamOptions): ClientOptions {
  if (direction === 'backwards') return { direction: BACKWARDS, fromRevision: from === undefined ? END : BigInt(from) };
  return { direction: FORWARDS, fromRevision: BigInt(from ?? 0) };
}

function revisionsAsked({ direction, from = 0, toRevision = Infinity }: ReadStreamOptions): number {
  return direction === 'backwards' ? Infinity : toRevision - from + 1;
}
