import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accept, type DomainEvent, type Rejection, type Slice } from '../../../domain/kernel/index.js';
import { SettableClock } from '../clock.js';
import { openTestEventStore, type TestEventStore } from '../event-store/testing.js';
import { newContext } from './command-context.js';
import { startCommandHandling } from './testing.js';

type Weighing = DomainEvent<'Weighed', { readonly grams: number }> | DomainEvent<'Sealed', { readonly by: string }>;

/** Creates the slice of a release. An older release knows only `weighed`; the next release adds `sealed`. */
const knows = (types: readonly Weighing['type'][]): Slice<Weighing, number, Weighing, Rejection<'None'>> => ({
  kind: 'cart',
  events: Object.fromEntries(types.map((type) => [type, { version: 1 }])) as never,
  initial: 0,
  evolve: (grams, event) => (event.type === 'Weighed' ? grams + event.data.grams : grams),
  decide: (event) => accept(event),
});
const release = knows(['Weighed']);
const nextRelease = knows(['Weighed', 'Sealed']);

const clock = new SettableClock('2026-03-01T12:00:00.000Z');
const context = () => newContext({ kind: 'customer', id: '7e5b2b5e-53cd-4ea7-9d2a-cb11cf8ae9f6' });

describe('a stream that holds an event of a newer release', () => {
  let opened: TestEventStore;
  beforeAll(async () => (opened = await openTestEventStore(nextRelease.events)));
  afterAll(() => opened.close());

  test('is not decided by code that would leave that event out', async () => {
    const parcel = randomUUID();
    const [older, newer] = [0, 1].map(() => startCommandHandling(opened.store, opened.database.pool, clock));
    await newer?.handle(nextRelease, parcel, { type: 'Weighed', data: { grams: 200 } }, context());
    await newer?.handle(nextRelease, parcel, { type: 'Sealed', data: { by: 'Lina' } }, context());
    const weigh = { type: 'Weighed', data: { grams: 100 } } as const;
    await expect(older?.handle(release, parcel, weigh, context())).rejects.toThrow(
      `stream cart-${parcel} holds Sealed at 1, which this release does not know`,
    );
    expect(await newer?.handle(nextRelease, parcel, weigh, context())).toMatchObject({ ok: true, state: 300 });
  });
});
