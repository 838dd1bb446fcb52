import { randomUUID } from 'node:crypto';

import { EventStoreDBClient } from '@eventstore/db-client';

import type { Position } from '../../domain/kernel/index.js';
import { streamId } from '../../domain/slices.js';
import type { EventStore } from '../../services/foundation/event-store/port.js';
import { earned, stamped, withWriters } from '../bench-events.js';
import type { Measured } from '../figures.js';
import { withPlatform, type StepInput } from '../step.js';
import { compare, type Turn } from '../turns.js';
import { benchServer } from './server.js';

const STREAMS = 1_000;
const EVENTS = 20;
const READERS = [1, 16] as const;
const AT = '2026-03-01T12:00:00.000Z';

/**
 * Compares reads through the shop's event store with plain reads by the EventStoreDB client. The plain reads only parse
 * JSON.
 */
export default async function readBesideClient(input: StepInput): Promise<Measured> {
  const eventStoreUrl = benchServer();
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  return withPlatform({ ...input, eventStoreUrl }, async ({ store }) => {
    const before = await store.head();
    const streams = await written(store);
    const whole = await compare(input.sizes.seconds, 1, allOf(store, before), bareAll(client, before));
    const figures: Record<string, number> = { 'eventstoredb.readAll.ratioToClient': whole.ratio };
    const notes: Record<string, number> = {
      'eventstoredb.readAll.perSecond': whole.ours,
      'eventstoredb.readAll.clientPerSecond': whole.theirs,
    };
    for (const readers of READERS) {
      const one = await compare(input.sizes.seconds, readers, oneOf(store, streams), bareOne(client, streams));
      figures[`eventstoredb.readStream.ratioToClient.${readers}`] = one.ratio;
      notes[`eventstoredb.readStream.perSecond.${readers}`] = one.ours;
      notes[`eventstoredb.readStream.clientPerSecond.${readers}`] = one.theirs;
    }
    return { figures, notes };
  }).finally(() => client.dispose());
}

async function written(store: EventStore): Promise<readonly string[]> {
  const streams = Array.from({ length: STREAMS }, () => streamId('member', randomUUID()));
  await withWriters(16, STREAMS, async (nth) => {
    const events = Array.from({ length: EVENTS }, () => stamped(earned(300, '2026-03-01'), AT));
    await store.append(streams[nth] as string, 'no-stream', events);
  });
  return streams;
}

function allOf(store: EventStore, from: Position): Turn {
  return async () => {
    let read = 0;
    for (let after = from, end = false; !end;) {
      const batch = await store.readAll(after);
      read += batch.events.length;
      ({ next: after, end } = batch);
    }
    return read;
  };
}

function bareAll(client: EventStoreDBClient, from: Position): Turn {
  const [commit, prepare] = from.split('/') as [string, string];
  const fromPosition = from === '0/0' ? 'start' : { commit: BigInt(commit), prepare: BigInt(prepare) };
  return async () => {
    let read = 0;
    for await (const { event } of client.readAll({ fromPosition })) if (event?.type === 'PointsEarned') read += 1;
    return read;
  };
}

function oneOf(store: EventStore, streams: readonly string[]): Turn {
  return async () => {
    expectAll((await store.readStream(someOf(streams))).length);
    return 1;
  };
}

/** Reads random streams with the client alone. It passes a maximum count, because the client is then faster. */
function bareOne(client: EventStoreDBClient, streams: readonly string[]): Turn {
  return async () => {
    let read = 0;
    for await (const _ of client.readStream(someOf(streams), { maxCount: EVENTS })) read += 1;
    expectAll(read);
    return 1;
  };
}

function someOf(streams: readonly string[]): string {
  return streams[Math.floor(Math.random() * streams.length)] as string;
}

function expectAll(read: number): void {
  if (read !== EVENTS) throw new Error(`${read} of ${EVENTS} events of a stream were read`);
}
