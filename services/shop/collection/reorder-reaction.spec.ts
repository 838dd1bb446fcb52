import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OrderEvent } from '../../../domain/order/index.js';
import { confirmed, cream, dispatched, placed } from '../../../domain/order/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { reorderReaction } from './reorder-reaction.js';

const clock = new SettableClock('2026-05-12T08:00:00.000Z');
const rule = { ruleVersion: 'collect@2000-01-01' };
const parcel = { parcelId: '100001-1' };
const history: readonly OrderEvent[] = [
  placed([cream]),
  confirmed,
  dispatched,
  {
    type: 'ParcelReady',
    data: {
      ...{ ...parcel, ...rule, trackingNumber: '100001-1', readyAt: '2026-05-06T08:00:00.000Z' },
      ...{ lastDay: '2026-05-09', until: '2026-05-09T21:59:59.999Z', byHour: false },
    },
  },
  {
    type: 'ParcelNotCollected',
    data: { ...parcel, ...rule, lastDay: '2026-05-09', reorderBy: '2026-05-19', notedAt: '2026-05-10T04:00:00.000Z' },
  },
  {
    type: 'ParcelReordered',
    data: { ...parcel, reorderId: 'r1', reorderBy: '2026-05-19', reorderedAt: clock.now() },
  },
];

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

test.each([
  ['taken', []],
  ['too-late', ['ReorderDeclined']],
  ['unknown', ['ReorderDeclined']],
] as const)(
  'a carrier that answers %s is asked with the same id each time, and a refusal is recorded once',
  async (says, told) => {
    const stream = `order-${randomUUID()}`;
    const { events } = await opened.store.append(
      stream,
      'no-stream',
      history.map(({ type, data }) => newEvent(type, data, clock.now())),
    );
    const asked: object[] = [];
    const warehouse = {
      sendAgain: async (reorder: object) => {
        asked.push(reorder);
        return says;
      },
    };
    const commands = startCommandHandling(opened.store, opened.database.pool, clock);
    const reaction = reorderReaction(commands, warehouse, clock);
    const event = events.at(-1) as StoredEvent;
    await reaction.react(event);
    await reaction.react(event);
    const call = { orderId: 'order-1', parcel: 1, reorderId: 'r1' };
    expect(asked).toEqual([call, call]);
    const after = await opened.store.readStream(stream, { from: history.length });
    expect(after.map(({ type }) => type)).toEqual(told);
  },
);
