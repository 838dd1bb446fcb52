import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { order, type OrderEvent, type OrderState } from '../../../domain/order/index.js';
import { confirmed, cream, inTwoParcels, placed, vitamins } from '../../../domain/order/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import type { HeardCall } from '../../partners/health/partner-watch.js';
import type { WarehouseNotification } from '../../partners/warehouse/gateway.js';
import { WarehouseNotifications } from './warehouse-notifications.js';

const AT = '2026-05-05T08:00:00.000Z';

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

/** A paid order in two parcels, and the door for what the warehouse tells of it. */
async function paidOrder(...history: readonly OrderEvent[]) {
  const orderId = randomUUID();
  const bought = inTwoParcels(placed([cream, vitamins]));
  const events = [{ ...bought, data: { ...bought.data, orderId } }, ...history];
  const stored = events.map(({ type, data }) => newEvent(type, data, AT));
  await opened.store.append(`order-${orderId}`, 'no-stream', stored);
  const commands = startCommandHandling(opened.store, opened.database.pool, new SettableClock(AT));
  const heard: HeardCall[] = [];
  const followed: StoredEvent[] = [];
  const follow = async (recorded: readonly StoredEvent[]) => void followed.push(...recorded);
  const notifications = new WarehouseNotifications(commands, { follow } as never, {
    heard: (call) => heard.push(call),
  });
  const tell = (
    type: Exclude<WarehouseNotification['type'], 'short'>,
    parcel: number,
    trackingNumber = `no-${parcel}`,
  ) =>
    notifications.take(
      {
        ...{ type, orderId, orderNumber: '100001', parcel, parcels: 2, trackingNumber, carrier: 'PostNord' },
        ...{ notificationId: `${parcel}:${type}:${trackingNumber}`, occurredAt: AT, reason: 'not collected' },
      },
      randomUUID(),
    );
  const state = (): Promise<OrderState> => commands.load(order, orderId);
  return { tell, state, heard, followed };
}

test('each parcel is told on its own, in any order and any number of times, and acted on once', async () => {
  const { tell, state, followed, heard } = await paidOrder(confirmed);
  await tell('delivered', 2);
  await tell('dispatched', 2);
  await tell('dispatched', 1);
  for (const again of [1, 2]) await tell('dispatched', again);
  await tell('delivered', 2);
  expect((await state()).parcels.map(({ phase }) => phase)).toEqual(['dispatched', 'delivered']);
  const told = new Map(
    followed.map(({ eventId, type, data }) => [eventId, `${type} ${(data as { parcelId: string }).parcelId}`]),
  );
  expect([...told.values()]).toEqual([
    'OrderDispatched 100001-2',
    'OrderDelivered 100001-2',
    'OrderDispatched 100001-1',
  ]);
  expect(heard).toEqual([]);
});

test('picking and packing are told by parcel, twice, out of order and late, and change it once', async () => {
  const { tell, state, followed, heard } = await paidOrder(confirmed);
  await tell('packed', 2);
  await tell('picking', 2);
  await tell('picking', 1);
  await tell('picking', 1);
  await tell('dispatched', 1);
  await tell('packed', 1);
  await tell('packed', 2);
  expect((await state()).parcels.map(({ phase, pickingAt, packedAt }) => [phase, pickingAt, packedAt])).toEqual([
    ['dispatched', AT, null],
    ['waiting', null, AT],
  ]);
  const told = new Map(followed.map(({ eventId, type }) => [eventId, type]));
  expect([...told.values()]).toEqual(['ParcelPacked', 'PickingStarted', 'OrderDispatched']);
  expect(heard).toEqual([]);
});

test.each(['picking', 'packed'] as const)(
  '%s of an unknown parcel, and of an unpaid order, is counted',
  async (type) => {
    const { tell, heard } = await paidOrder(confirmed);
    await expect(tell(type, 3)).rejects.toMatchObject({ status: 409 });
    const unpaid = await paidOrder();
    await expect(unpaid.tell(type, 1)).rejects.toMatchObject({ status: 409 });
    expect([...heard, ...unpaid.heard]).toMatchObject([
      { outcome: 'unread', code: `${type}: ParcelUnknown` },
      { outcome: 'unread', code: `${type}: OrderPhaseWrong` },
    ]);
  },
);

test.each([
  ['a parcel that the order does not have', 3, 'no-3', 'ParcelUnknown'],
  ['another number of a parcel on its way', 1, 'other', 'TrackingNumberUnknown'],
])('%s is refused and counted, never dropped in silence', async (_what, parcel, number, code) => {
  const { tell, state, heard } = await paidOrder(confirmed);
  await tell('dispatched', 1);
  const before = await state();
  await expect(tell('delivered', parcel, number)).rejects.toMatchObject({ status: 409 });
  expect(await state()).toEqual(before);
  expect(heard).toEqual([{ partner: 'warehouse', outcome: 'unread', code: `delivered: ${code}`, status: null }]);
});

test('a parcel of an order that is not paid is refused and counted', async () => {
  const { tell, heard } = await paidOrder();
  await expect(tell('dispatched', 1)).rejects.toMatchObject({ status: 409 });
  expect(heard).toMatchObject([{ outcome: 'unread', code: 'dispatched: OrderPhaseWrong' }]);
});
