import { setTimeout as pause } from 'node:timers/promises';

import type { StoredRow } from '../encoded-event.js';
import { StreamBehind, checkReached, type ReadStreamOptions } from '../port.js';
import type { Connection } from './connection.js';
import { readStreamPage, type StreamPage } from './reading.js';
import { rowOf } from './recorded-row.js';

/** Nearly all streams have fewer events than this, and one call can read so many within its deadline. */
const PAGE = 1_000;
const RETRY_MS = 20;

/**
 * Reads the rows of a stream; the result is empty for a stream that does not exist. A node that lacks the known
 * revision is asked again for a moment.
 * @throws StreamBehind when it still lacks it
 */
export async function readStreamRows(
  connection: Connection,
  streamId: string,
  options: ReadStreamOptions,
): Promise<readonly StoredRow[]> {
  const until = performance.now() + connection.limits.patienceMs;
  for (;;) {
    const rows = await readPages(connection, streamId, options);
    try {
      checkReached(streamId, rows, options);
      return rows;
    } catch (error) {
      if (!(error instanceof StreamBehind) || performance.now() >= until) throw error;
      await pause(RETRY_MS);
    }
  }
}

async function readPages(
  connection: Connection,
  streamId: string,
  options: ReadStreamOptions,
): Promise<readonly StoredRow[]> {
  const { toInstant, direction = 'forwards', from, limit = Infinity, ...others } = options;
  if (toInstant !== undefined) return chosen(await recordedBy(connection, streamId, toInstant), options);
  const rows: StoredRow[] = [];
  const asked = Math.min(revisionsAsked({ direction, from, ...others }), limit);
  await eachPage(connection, streamId, { direction, from, count: asked }, (page) => rows.push(...page) > 0);
  return rows;
}

/**
 * Reads a stream up to the first event that was recorded later than the instant. It stops there, because a clock that
 * was set back may give later events an earlier time. The server cannot filter by time.
 */
async function recordedBy(connection: Connection, streamId: string, instant: string): Promise<StoredRow[]> {
  const latest = Date.parse(instant);
  const rows: StoredRow[] = [];
  await eachPage(connection, streamId, { direction: 'forwards', count: Infinity }, (page) => {
    const later = page.findIndex(({ metadata }) => Date.parse(metadata.recordedAt) > latest);
    rows.push(...(later < 0 ? page : page.slice(0, later)));
    return later < 0;
  });
  return rows;
}

/** Reads pages of a stream, one call each, until `take` has enough. */
async function eachPage(
  connection: Connection,
  streamId: string,
  { direction, from, count }: StreamPage,
  take: (rows: readonly StoredRow[]) => boolean,
): Promise<void> {
  let next = from;
  for (let left = count; left > 0; left -= PAGE) {
    const page = Math.min(left, PAGE);
    const events = await readStreamPage(connection, streamId, { direction, from: next, count: page });
    const goesOn = take(events.flatMap((event) => rowOf(event) ?? []));
    const last = Number(events.at(-1)?.getStreamRevision() ?? 0);
    if (!goesOn || events.length < page || (direction === 'backwards' && last === 0)) return;
    next = direction === 'forwards' ? last + 1 : last - 1;
  }
}

function chosen(rows: readonly StoredRow[], { direction, from, toRevision, limit }: ReadStreamOptions): StoredRow[] {
  const backwards = direction === 'backwards';
  const [lowest, highest] = backwards ? [0, from ?? Infinity] : [from ?? 0, toRevision ?? Infinity];
  const within = rows.filter(({ revision }) => revision >= lowest && revision <= highest);
  return (backwards ? within.reverse() : within).slice(0, limit);
}

function revisionsAsked({ direction, from = 0, toRevision = Infinity }: ReadStreamOptions): number {
  return direction === 'backwards' ? Infinity : toRevision - from + 1;
}
