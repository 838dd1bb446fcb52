import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OrderEvent, OrderPlaced } from '../../../../domain/order/index.js';
import { cancelled, confirmed, cream, placed, vitamins } from '../../../../domain/order/spec-events.js';
import type { StockTaken } from '../../../../domain/product/index.js';
import { added } from '../../../../domain/product/spec-events.js';
import { SettableClock } from '../../../foundation/clock.js';
import { startCommandHandling } from '../../../foundation/command-handling/testing.js';
import { newEvent } from '../../../foundation/event-store/events.fixture.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../../foundation/event-store/testing.js';
import { webShelfReaction } from './web-shelf-reaction.js';

const clock = new SettableClock('2026-03-01T12:00:00.000Z');
const counted = { type: 'StockCounted', data: { web: 10, pharmacies: {} } } as const;

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

const written = async (stream: string, ...events: readonly { type: string; data: object }[]) =>
  (
    await opened.store.append(
      stream,
      'no-stream',
      events.map(({ type, data }) => newEvent(type, data as Record<string, unknown>, clock.now())),
    )
  ).events;

/** Delivers an event. Each delivery goes to a process that has just started and has an empty memory. */
async function deliver(event: StoredEvent, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await webShelfReaction(startCommandHandling(opened.store, opened.database.pool, clock)).react(event);
}

async function bought(shelfKey: string | null, ...history: readonly OrderEvent[]) {
  const [creams, pills] = [randomUUID(), randomUUID()];
  for (const varuId of [creams, pills]) await written(`product-${varuId}`, added, counted);
  const { data } = placed([
    { ...cream, varuId: creams, quantity: 3 },
    { ...vitamins, varuId: pills },
    { ...cream, varuId: creams, quantity: 1 },
  ]);
  const orderId = randomUUID();
  const order: OrderPlaced = { type: 'OrderPlaced', data: { ...data, orderId, customerId: null, shelfKey } };
  return { orderId, creams, pills, events: await written(`order-${orderId}`, order, ...history) };
}

const moved = async (varuId: string) => (await opened.store.readStream(`product-${varuId}`)).slice(2);
const of = (events: readonly StoredEvent[], type: OrderEvent['type']) =>
  events.find((event) => event.type === type) as StoredEvent;

describe('the goods of an order', () => {
  test('leave the stock once, however often the event is delivered, and come back once', async () => {
    const { orderId, creams, pills, events } = await bought(randomUUID(), confirmed, cancelled);
    await deliver(of(events, 'OrderConfirmed'), 3);
    expect(await moved(creams)).toMatchObject([{ type: 'StockTaken', data: { quantity: 4, web: 6 } }]);
    expect(await moved(pills)).toMatchObject([{ type: 'StockTaken', data: { quantity: 1, web: 9 } }]);
    await deliver(of(events, 'OrderCancelled'), 3);
    await deliver(of(events, 'OrderConfirmed'));
    expect((await moved(creams)).map(({ type }) => type)).toEqual(['StockTaken', 'StockPutBack']);
    const movements = [...(await moved(creams)), ...(await moved(pills))].map(
      ({ data }) => (data as StockTaken['data']).movementId,
    );
    expect(new Set(movements).size).toBe(2);
    expect(movements).not.toContain(orderId);
  });

  test('are put back under the order’s own id where version 2 took them so', async () => {
    const { orderId, creams, events } = await bought(null, confirmed, cancelled);
    const [, , taken] = await written(`product-${randomUUID()}`, added, counted, {
      type: 'StockTaken',
      data: { movementId: orderId, quantity: 4, web: 6 },
    });
    await deliver(of(events, 'OrderConfirmed'), 2);
    expect((await moved(creams)).map(({ data }) => data)).toEqual([taken?.data]);
    await deliver(of(events, 'OrderCancelled'), 2);
    expect((await moved(creams)).at(-1)).toMatchObject({
      type: 'StockPutBack',
      data: { movementId: orderId, web: 10 },
    });
  });
});
