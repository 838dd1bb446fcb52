import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Logger } from '@nestjs/common';

import { loyaltyLevelProjection } from '../../../projections/loyalty-level/project.js';
import { earned, RunnerBench } from '../../../projections/runner/history-testing.js';
import { SettableClock } from '../clock.js';
import { ParkedReactions } from '../reactions/parked-reactions.js';
import { ReactionRunner } from '../reactions/reaction-runner.js';
import { EventLog } from '../../../simulators/eventstoredb/event-log.js';
import { EventStoreServer } from '../../../simulators/eventstoredb/event-store-server.js';
import { openTestEventStoreAt } from './eventstoredb/testing.js';

const ANNA = 'member-anna';
const AT = '2026-03-01T12:00:00.000Z';
const locks = { acquire: async () => true, release: async () => undefined };
const REASON = / member-anna@1, cannot be read: its metadata has no valid .*actor, effectiveAt.*, fingerprint$/;

/** Damages the event as it is written, because whoever has read an event keeps it. */
class DamagingLog extends EventLog {
  override append(...asked: Parameters<EventLog['append']>): ReturnType<EventLog['append']> {
    const written = super.append(...asked);
    const event = this.stream(ANNA)[1];
    if (event) Object.assign(event, { customMetadata: event.customMetadata.slice(0, 40) });
    return written;
  }
}

describe.each(['PostgreSQL', 'EventStoreDB'] as const)('an event of ours on %s whose metadata is damaged', (kind) => {
  const log = new DamagingLog();
  const server = new EventStoreServer(log);
  const heard: string[] = [];
  const reaction = { name: 'hears', eventTypes: ['PointsEarned'], react: async () => void heard.push('one') };
  let bench: RunnerBench;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    await server.restart();
    bench = await (kind === 'PostgreSQL'
      ? RunnerBench.open()
      : RunnerBench.open(() => openTestEventStoreAt(server.url)));
  });
  afterAll(async () => {
    await bench.opened.close();
    server.stop();
  });

  async function damage(): Promise<void> {
    if (kind === 'PostgreSQL')
      await bench.pool.query(`UPDATE event SET metadata = '{}' WHERE stream_id = $1 AND revision = 1`, [ANNA]);
  }

  test('is parked with its stream, for views and reactions, while other streams continue', async () => {
    await bench.member('anna', 2);
    await damage();
    const position = await bench.member('berit', 1);
    const views = bench.runner([loyaltyLevelProjection]);
    await views.start();
    expect(await views.waitFor(loyaltyLevelProjection.name, position, 10_000)).toBe(true);
    await views.stop();
    const clock = new SettableClock(AT);
    await new ReactionRunner(reaction, { store: bench.store, pool: bench.pool, clock, locks }).catchUp();

    expect(await bench.rows('view_loyalty_level')).toMatchObject([
      { member_id: 'anna', balance: 0 },
      { member_id: 'berit', balance: 10 },
    ]);
    expect(heard).toEqual(['one']);
    const told = [
      { streamId: ANNA, revision: 1, reason: expect.stringMatching(REASON) },
      { streamId: ANNA, revision: 2, reason: 'follows a parked event of its stream' },
    ];
    expect(await views.parked()).toMatchObject(told);
    expect(await new ParkedReactions(bench.pool).list()).toMatchObject(told);
    expect(await views.status()).toMatchObject([{ parked: 2, eventsBehind: 0 }]);
  });

  test('makes its own stream unreadable, and hides no other event', async () => {
    await expect(bench.store.readStream(ANNA)).rejects.toThrow(REASON);
    const metadata = { commandId: 'c', correlationId: randomUUID(), causationId: null, fingerprint: 'f' };
    const who = { actor: { kind: 'system', id: 'test' }, effectiveAt: AT, recordedAt: AT } as const;
    const eventId = randomUUID();
    await bench.store.append('member-cecilia', 'no-stream', [
      { ...earned(5), eventId, metadata: { ...metadata, ...who } },
    ]);
    expect(await bench.store.findEvent(eventId)).toMatchObject({ eventId, streamId: 'member-cecilia' });
  });
});
