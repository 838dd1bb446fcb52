import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { SettableClock } from '../clock/clock.js';
import { itemAdded, newStream } from '../event-store/contract.js';
import type { StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import type { Reaction } from './reaction.js';
import { ReactionCheckpoints } from './reaction-checkpoints.js';
import { ReactionRunner } from './reaction-runner.js';

const clock = new SettableClock('2026-03-01T12:00:00.000Z');
const alone = { acquire: async () => true, release: async () => undefined };

describe('a reaction', () => {
  let opened: TestEventStore;
  let checkpoints: ReactionCheckpoints;
  beforeAll(async () => {
    opened = await openTestEventStore();
    checkpoints = new ReactionCheckpoints(opened.database.pool);
  });
  afterAll(() => opened.close());

  test('hears every event once, in the order of its stream, and goes on where it was after a restart', async () => {
    const { store } = opened;
    const { reaction, heard } = listener('counts');
    const stream = newStream();
    await store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2')]);
    await runner(reaction).catchUp();
    await store.append(stream, 1, [itemAdded('3')]);
    await runner(reaction).catchUp();
    expect(heard.filter(({ streamId }) => streamId === stream).map(({ revision }) => revision)).toEqual([0, 1, 2]);
  });

  test('tries again, and when nothing helps parks the event and goes on with the others', async () => {
    const { store } = opened;
    const [ill, well] = [newStream(), newStream()];
    const partner = { away: true, calls: 0 };
    const { reaction, heard } = listener('calls a partner', (event) => {
      if (event.streamId !== ill) return;
      partner.calls += 1;
      if (partner.away) throw new Error('the partner is away');
    });
    await store.append(ill, 'no-stream', [itemAdded('1')]);
    await store.append(well, 'no-stream', [itemAdded('1')]);
    await runner(reaction).catchUp();
    expect(partner.calls).toBe(3);
    expect(heard.map(({ streamId }) => streamId)).toContain(well);
    expect(await checkpoints.parked(reaction.name)).toMatchObject([
      { streamId: ill, reason: 'the partner is away', attempts: 3 },
    ]);

    await runner(reaction).retryParked();
    expect(await checkpoints.parked(reaction.name)).toMatchObject([{ attempts: 4 }]);

    partner.away = false;
    await runner(reaction).retryParked();
    expect(await checkpoints.parked(reaction.name)).toEqual([]);
    expect(heard.filter(({ streamId }) => streamId === ill)).toHaveLength(1);
  });

  function runner(reaction: Reaction): ReactionRunner {
    return new ReactionRunner(reaction, opened.store, checkpoints, clock, alone, [0, 0]);
  }
});

function listener(
  name: string,
  before: (event: StoredEvent) => void = () => undefined,
): { reaction: Reaction; heard: StoredEvent[] } {
  const heard: StoredEvent[] = [];
  const react = async (event: StoredEvent): Promise<void> => {
    before(event);
    heard.push(event);
  };
  return { reaction: { name, eventTypes: ['ItemAdded'], react }, heard };
}
