import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import type pg from 'pg';

import { streamId } from '../domain/kernel/index.js';
import type { EventStore } from '../services/event-store/port.js';
import { earned, stamped } from './bench-events.js';
import type { Measured } from './figures.js';
import { withPlatform, type StepInput } from './step.js';

const WRITERS = [1, 16] as const;
const ROUND_MS = 400;
const WARM_UP_ROUNDS = 2;
const AT = '2026-03-01T12:00:00.000Z';
const RAW = `INSERT INTO event (stream_id, revision, event_id, correlation_id, type, version, data, metadata, recorded_at)
  VALUES ($1, 0, $2, $3, $4, 1, $5, $6, $7)`;

type Write = () => Promise<unknown>;

/** An append of one event to a new stream against a bare INSERT of the same row, by the same pool into the same table. */
export default function measureAppend(input: StepInput): Promise<Measured> {
  return withPlatform(input, async ({ store, pool }) => {
    const figures: Record<string, number> = {};
    const notes: Record<string, number> = {};
    for (const writers of WRITERS) {
      const rounds = Math.ceil((input.sizes.seconds * 1000) / ROUND_MS / 2);
      const { ratio, appended, inserted } = await compare(writers, rounds, appender(store), inserter(pool));
      figures[`append.ratioToRawInsert.${writers}`] = ratio;
      notes[`append.perSecond.${writers}`] = appended;
      notes[`append.rawInsertsPerSecond.${writers}`] = inserted;
    }
    return { figures, notes };
  });
}

/**
 * Rounds of both take turns, now one first, now the other, so that whatever else the machine does
 * meets both alike; the median of the rounds' ratios is not moved by the few it meets unevenly.
 */
async function compare(writers: number, rounds: number, append: Write, insert: Write) {
  const pairs: { readonly appended: number; readonly inserted: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const early = round % 2 === 0 ? await rate(writers, append) : null;
    const inserted = await rate(writers, insert);
    const appended = early ?? (await rate(writers, append));
    if (round >= 0) pairs.push({ appended, inserted });
  }
  return {
    ratio: median(pairs.map(({ appended, inserted }) => appended / inserted)),
    appended: median(pairs.map(({ appended }) => appended)),
    inserted: median(pairs.map(({ inserted }) => inserted)),
  };
}

async function rate(writers: number, write: Write): Promise<number> {
  const began = performance.now();
  let written = 0;
  const writer = async (): Promise<void> => {
    for (; performance.now() - began < ROUND_MS; written += 1) await write();
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return written / ((performance.now() - began) / 1000);
}

function appender(store: EventStore): Write {
  return () => store.append(streamId('member', randomUUID()), 'no-stream', [stamped(earned(300, '2026-03-01'), AT)]);
}

/** As bare as a client can make it: texts made beforehand, nothing checked, nothing returned. */
function inserter(pool: pg.Pool): Write {
  const { type, data, metadata } = stamped(earned(300, '2026-03-01'), AT);
  const { correlationId: _column, recordedAt, ...rest } = metadata;
  const texts = [type, JSON.stringify(data), JSON.stringify(rest), recordedAt];
  return () =>
    pool.query({
      name: 'raw-insert',
      text: RAW,
      values: [`member-${randomUUID()}`, randomUUID(), randomUUID(), ...texts],
    });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
