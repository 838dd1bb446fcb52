import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { streamId } from '../domain/slices.js';
import type { EventStore } from '../services/foundation/event-store/port.js';
import { earned, stamped } from './bench-events.js';
import type { Measured } from './figures.js';
import { withPlatform, type StepInput } from './step.js';
import { compare, type Turn } from './turns.js';

const WRITERS = [1, 16] as const;
const AT = '2026-03-01T12:00:00.000Z';
const RAW = `INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
  VALUES ($1, 0, $2, $3, $4, 1, $5, $6, $7)`;

/**
 * Compares two ways to store an event in a new stream. One is the shop's append, the other a plain INSERT of the same
 * row.
 */
export default function measureAppend(input: StepInput): Promise<Measured> {
  return withPlatform(input, async ({ store, pool }) => {
    const figures: Record<string, number> = {};
    const notes: Record<string, number> = {};
    for (const writers of WRITERS) {
      const { seconds } = input.sizes;
      const { ratio, ours, theirs } = await compare(seconds, writers, appender(store), inserter(pool));
      figures[`append.ratioToRawInsert.${writers}`] = ratio;
      notes[`append.perSecond.${writers}`] = ours;
      figures[`machine.insertPerSecond.${writers}`] = theirs;
    }
    return { figures, notes };
  });
}

function appender(store: EventStore): Turn {
  const { metadata, ...event } = stamped(earned(300, '2026-03-01'), AT);
  return () => {
    const own = { ...event, eventId: randomUUID(), metadata: { ...metadata, correlationId: randomUUID() } };
    return store.append(streamId('member', randomUUID()), 'no-stream', [own]).then(() => 1);
  };
}

/** Inserts rows with as little work as possible. The texts are made beforehand, and nothing is checked or returned. */
function inserter(pool: pg.Pool): Turn {
  const { type, data, metadata } = stamped(earned(300, '2026-03-01'), AT);
  const { correlationId: _column, recordedAt, ...rest } = metadata;
  const texts = [type, JSON.stringify(data), JSON.stringify(rest), recordedAt];
  return () =>
    pool
      .query({
        name: 'raw-insert',
        text: RAW,
        values: [`member-${randomUUID()}`, randomUUID(), randomUUID(), ...texts],
      })
      .then(() => 1);
}
