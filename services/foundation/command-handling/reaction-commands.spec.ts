import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accept, type DomainEvent, type Rejection, type Slice } from '../../../domain/kernel/index.js';
import { SettableClock } from '../clock.js';
import type { EventStore, StoredEvent } from '../event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { newContext } from './command-context.js';
import type { CommandHandling } from './command-handling.js';
import { StateCache } from './state-cache.js';
import { StateBehind, StreamStates } from './stream-states.js';
import { startCommandHandling } from './testing.js';

type Counted = DomainEvent<'Counted', { readonly by: number }>;

const counter: Slice<{ readonly by: number }, number, Counted, Rejection> = {
  kind: 'cart',
  events: { Counted: { version: 1 } },
  initial: 0,
  evolve: (sum, { data }) => sum + data.by,
  decide: ({ by }) => accept({ type: 'Counted', data: { by } }),
};
const clock = new SettableClock('2026-03-01T12:00:00.000Z');
const shopper = { kind: 'customer', id: '7e5b2b5e-53cd-4ea7-9d2a-cb11cf8ae9f6' } as const;

describe('a reaction', () => {
  let opened: TestEventStore;
  beforeAll(async () => (opened = await openTestEventStore(counter.events)));
  afterAll(() => opened.close());
  const start = (): CommandHandling => startCommandHandling(opened.store, opened.database.pool, clock);

  test('that gets an event before the memory of its process does still sees the event', async () => {
    const [shop, key] = [start(), randomUUID()];
    await count(shop, key, 1);
    // The event is in the store but not yet in the cache. This happens while the database's response is on its way.
    const event = await count(start(), key, 2);
    expect(await shop.reactingTo(event).state(counter)).toBe(3);
  });

  test('sees what was written after its event', async () => {
    const [shop, key] = [start(), randomUUID()];
    const event = await count(shop, key, 1);
    await count(start(), key, 5);
    expect(await shop.reactingTo(event).state(counter)).toBe(6);
  });

  test('waits for a store that has not reached its event', async () => {
    const key = randomUUID();
    const event = await count(start(), key, 4);
    const states = new StreamStates(behindFor(opened.store, 2), new StateCache(), [0, 0]);
    expect(await states.atLeast(counter, event.streamId, event.revision)).toEqual({ state: 4, revision: 0 });
  });

  test('gets an error, and no older state, from a store that stays behind', async () => {
    const key = randomUUID();
    const event = await count(start(), key, 4);
    const states = new StreamStates(behindFor(opened.store, 3), new StateCache(), [0, 0]);
    await expect(states.atLeast(counter, event.streamId, event.revision)).rejects.toThrow(StateBehind);
  });

  test('cannot confuse the stream of its event with one of another kind', async () => {
    const event = await count(start(), randomUUID(), 1);
    const reacting = start().reactingTo(event);
    await expect(reacting.state({ ...counter, kind: 'order' })).rejects.toThrow('is not of kind order');
  });

  test('sends its commands under ids derived from the event', async () => {
    const [shop, other] = [start(), randomUUID()];
    const event = await count(shop, randomUUID(), 1);
    await shop.reactingTo(event).send(counter, other, { by: 7 }, 'seven');
    await start().reactingTo(event).send(counter, other, { by: 7 }, 'seven');
    expect(await shop.reactingTo(event).stateOf(counter, other)).toBe(7);
  });
});

async function count(commands: CommandHandling, key: string, by: number): Promise<StoredEvent> {
  const outcome = await commands.handle(counter, key, { by }, newContext(shopper));
  if (!outcome.ok) throw new Error('counting is never refused');
  return outcome.events[0] as StoredEvent;
}

/** Creates a store whose first reads lack the last event, like a cluster node that lags behind. */
function behindFor(store: EventStore, readings: number): Pick<EventStore, 'readStream' | 'readTails'> {
  let left = readings;
  return {
    readTails: (tails) => store.readTails(tails),
    readStream: async (stream, options) => {
      const events = await store.readStream(stream, options);
      left -= 1;
      return left >= 0 ? events.slice(0, -1) : events;
    },
  };
}
