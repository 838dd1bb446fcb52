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
import { WebShelf } from './web-shelf.js';
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
  for (let time = 0; time < times; time += 1) {
    const commands = startCommandHandling(opened.store, opened.database.pool, clock);
    await webShelfReaction(commands, new WebShelf(commands, clock)).react(event);
  }
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

/** Holds the goods, and returns the number of holds that were under way at the same time. */
async function heldAtOnce(goods: Parameters<WebShelf['hold']>[1]): Promise<number> {
  const commands = startCommandHandling(opened.store, opened.database.pool, clock);
  let [running, most] = [0, 0];
  const handle = (async (...command: Parameters<typeof commands.handle>) => {
    most = Math.max(most, (running += 1));
    return commands.handle(...command).finally(() => (running -= 1));
  }) as typeof commands.handle;
  const noting = { handle, load: commands.load.bind(commands), loadCached: commands.loadCached.bind(commands) };
  expect(await new WebShelf(noting, clock).hold(randomUUID(), goods)).toEqual([]);
  return most;
}

const shelf = () => new WebShelf(startCommandHandling(opened.store, opened.database.pool, clock), clock);
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

  test('that a payment held leave the stock with the order, and are released when the payment fails', async () => {
    const shelfKey = randomUUID();
    const { creams, pills, events } = await bought(shelfKey, confirmed);
    const goods = [creams, pills].map((varuId) => ({ varuId, quantity: varuId === creams ? 4 : 1 }));
    expect(await shelf().hold(shelfKey, goods)).toEqual([]);
    await deliver(of(events, 'OrderConfirmed'), 2);
    expect((await moved(creams)).map(({ type }) => type)).toEqual(['StockHeld', 'StockTaken']);

    const unpaidKey = randomUUID();
    const unpaid = await bought(unpaidKey, { type: 'OrderFailed', data: { paymentId: 'p', reason: 'refused' } });
    expect(await shelf().hold(unpaidKey, [{ varuId: unpaid.creams, quantity: 4 }])).toEqual([]);
    await deliver(of(unpaid.events, 'OrderFailed'), 2);
    expect((await moved(unpaid.creams)).map(({ type }) => type)).toEqual(['StockHeld', 'StockReleased']);
    expect(await moved(unpaid.pills)).toEqual([]);
  });

  test('that the shelf lacks are seen, and nothing is taken below zero', async () => {
    const { creams, events } = await bought(randomUUID(), confirmed);
    expect(await shelf().hold(randomUUID(), [{ varuId: creams, quantity: 7 }])).toEqual([]);
    await expect(deliver(of(events, 'OrderConfirmed'))).rejects.toThrow(`TakeStock of 4 × ${creams} was refused`);
    expect((await moved(creams)).map(({ type }) => type)).toEqual(['StockHeld']);
  });

  test('are all held or none, and the goods that are lacking are named with what can be had', async () => {
    const { creams, pills } = await bought(null);
    const goods = [
      { varuId: creams, quantity: 8 },
      { varuId: pills, quantity: 2 },
      { varuId: creams, quantity: 3 },
    ];
    const short = [{ varuId: creams, quantity: 11, available: 10 }];
    expect(await shelf().short(goods)).toEqual(short);
    expect(await shelf().hold(randomUUID(), goods)).toEqual(short);
    expect(await moved(creams)).toEqual([]);
    expect((await moved(pills)).at(-1)?.type).not.toBe('StockHeld');
    expect(await shelf().short([{ varuId: pills, quantity: 10 }])).toEqual([]);
  });

  test('of which the shelf has plenty are held together, and its last ones one after another', async () => {
    const { creams, pills } = await bought(null);
    const few = [creams, pills].map((varuId) => ({ varuId, quantity: 1 }));
    expect(await heldAtOnce(few)).toBe(1);
    for (const varuId of [creams, pills]) {
      const events = await opened.store.readStream(`product-${varuId}`);
      const delivered = newEvent('StockCounted', { web: 500, pharmacies: {} }, clock.now());
      await opened.store.append(`product-${varuId}`, events.length - 1, [delivered]);
    }
    expect(await heldAtOnce(few)).toBe(2);
    for (const varuId of [creams, pills]) expect((await moved(varuId)).map(({ type }) => type)).toContain('StockHeld');
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
