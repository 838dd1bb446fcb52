import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { SettableClock } from '../clock.js';
import { itemAdded, newStream } from '../event-store/events.fixture.js';
import { AppendOutcomeUnknown, StoreUnavailable, type StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { ParkedReactions } from './parked-reactions.js';
import { reactInOrder } from './react-in-order.js';
import type { Reaction } from './reaction.js';
import { ReactionRunner } from './reaction-runner.js';

const locks = { acquire: async () => true, release: async () => undefined };
const AWAY = [
  ['that is away', new StoreUnavailable('Server Is Not Ready')],
  ['whose answer was lost', new AppendOutcomeUnknown('event-1', null)],
] as const;

describe('a reaction', () => {
  let opened: TestEventStore;
  beforeAll(async () => void (opened = await openTestEventStore()));
  afterAll(() => opened.close());
  afterEach(() => void vi.restoreAllMocks());

  function runner(reaction: Reaction): ReactionRunner {
    const { store, database } = opened;
    const clock = new SettableClock('2026-03-01T12:00:00.000Z');
    return new ReactionRunner(reaction, { store, pool: database.pool, clock, locks }, [0]);
  }
  const parkedOf = async ({ name }: Reaction) =>
    (await new ParkedReactions(opened.database.pool).list()).filter(({ reaction }) => reaction === name);

  test.each(AWAY)('waits for a store %s, and parks nothing however long it takes', async (when, away) => {
    const told = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const stream = newStream();
    let failures = 4;
    const heard: number[] = [];
    let done = (): void => undefined;
    const all = new Promise<void>((resolve) => (done = resolve));
    const reaction: Reaction = {
      name: `waits for a store ${when}`,
      eventTypes: ['ItemAdded'],
      react: async ({ streamId, revision }) => {
        if (streamId !== stream) return;
        if (failures > 0) {
          failures -= 1;
          throw away;
        }
        heard.push(revision);
        if (revision === 2) done();
      },
    };
    await opened.store.append(stream, 'no-stream', [itemAdded('1'), itemAdded('2'), itemAdded('3')]);
    const following = runner(reaction);
    following.start();
    await all;
    await following.stop();
    expect(heard).toEqual([0, 1, 2]);
    expect(await parkedOf(reaction)).toEqual([]);
    if (away instanceof StoreUnavailable)
      expect(told.mock.calls.map(([line]) => String(line).slice(0, 17))).toEqual([
        'the store is away',
        'the store is back',
      ]);
  });

  test('with a parked event counts no further failure while the store is away', async () => {
    const stream = newStream();
    let fault: Error = new Error('the partner is away');
    const reaction: Reaction = {
      name: 'has parked before',
      eventTypes: ['ItemAdded'],
      react: async ({ streamId }) => {
        if (streamId === stream) throw fault;
      },
    };
    await opened.store.append(stream, 'no-stream', [itemAdded('1')]);
    await runner(reaction).catchUp();
    const [before] = await parkedOf(reaction);
    expect(before).toMatchObject({ reason: 'Error: the partner is away' });
    fault = new StoreUnavailable('Server Is Not Ready');
    await new ParkedReactions(opened.database.pool).retryNow(reaction.name, stream);
    await expect(runner(reaction).catchUp()).rejects.toThrow('Server Is Not Ready');
    expect(await parkedOf(reaction)).toMatchObject([{ reason: before?.reason, attempts: before?.attempts }]);
  });
});

test('a batch ends completely when the store is away, before it is read again', async () => {
  const event = (streamId: string) => ({ streamId, revision: 0 }) as StoredEvent;
  const ended: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const batch = reactInOrder([event('ill'), event('slow')], new Set(), async ({ streamId }) => {
    if (streamId === 'ill') {
      setImmediate(release);
      throw new StoreUnavailable('Server Is Not Ready');
    }
    await held;
    ended.push(streamId);
    return null;
  });
  await expect(batch).rejects.toThrow('Server Is Not Ready');
  expect(ended).toEqual(['slow']);
});

test('a batch starts no waiting stream when the store is away', async () => {
  const events = Array.from({ length: 100 }, (_, nth) => ({ streamId: `${nth}`, revision: 0 }) as StoredEvent);
  const begun: string[] = [];
  const batch = reactInOrder(events, new Set(), async ({ streamId }) => {
    begun.push(streamId);
    if (streamId === '0') throw new StoreUnavailable('Server Is Not Ready');
    await new Promise((resolve) => setImmediate(resolve));
    return null;
  });
  await expect(batch).rejects.toThrow('Server Is Not Ready');
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});
