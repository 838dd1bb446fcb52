import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';

import type { DomainEvent, Position } from '../domain/kernel/index.js';
import { chequesOf } from './cheque/queries.js';
import { cartById, unfinishedCartsOf } from './cart/queries.js';
import { lookUp, orderOfContact } from './customer-lookup/queries.js';
import { customerOfStream, streamsOf, timeline } from './customer-timeline/queries.js';
import { allProjections } from './index.js';
import { activeMembers, memberOfCustomer } from './loyalty-level/queries.js';
import { orderByTrackingKey, ordersOf, ownOrderByNumber, paymentsOf } from './order-tracking/queries.js';
import { pointsOverTime, windowSums } from './points-365-days/queries.js';
import { accountReceived, healthDataShown, prescriptionEvents } from './made-events/prescriptions-testing.js';
import type { ProjectionRunner } from './runner/index.js';
import { RunnerBench } from './runner/history-testing.js';
import {
  couponApplied,
  couponPlanned,
  couponRemoved,
  couponReserved,
  giftChosen,
  giftRemoved,
} from './made-events/discounts-testing.js';
import {
  chequeIssued,
  line,
  memberRegistered,
  orderPlaced,
  complaintMade,
  paymentStarted,
  pointsEarned,
  product,
} from './made-events/events-testing.js';

const fingerprint = (kind: string, text: string): string => `#${kind}:${text}`;
const fingerprints = (kind: string, text: string): readonly string[] => [fingerprint(kind, text)];
const projections = allProjections({ fingerprint });

describe('the views of a customer', () => {
  let bench: RunnerBench;
  let runner: ProjectionRunner;
  beforeAll(async () => {
    bench = await RunnerBench.open();
    runner = bench.runner(projections);
    await runner.start();
  });
  afterAll(async () => {
    await runner.stop();
    await bench.opened.close();
  });

  test('follow a guest from the first click to the delivered order', async () => {
    const { db } = bench.opened.database;
    await bench.append(
      'cart-guest',
      -1,
      { type: 'CartStarted', data: { cartId: 'guest', customerId: null } },
      { type: 'ItemAdded', data: { shopper: 'guest:guest', product, added: 1, quantity: 1 } },
    );
    await bench.append(
      'cart-k1',
      -1,
      { type: 'CartStarted', data: { cartId: 'k1', customerId: 'c1' } },
      { type: 'CartMerged', data: { shopper: 'customer:c1', fromCartId: 'guest', lines: [line(1)] } },
    );
    await bench.append('cart-guest', 1, { type: 'CartAbsorbed', data: { intoCartId: 'k1' } });
    await bench.append(
      'member-m1',
      -1,
      memberRegistered(),
      pointsEarned(1_200, '2026-02-01'),
      pointsEarned(300, '2025-02-02'),
      chequeIssued(),
    );
    await bench.append('payment-p1', -1, paymentStarted());
    await bench.append('order-o1', -1, orderPlaced(), {
      type: 'OrderConfirmed',
      data: { paymentId: 'p1', confirmedAt: '2026-03-01T12:01:00.000Z' },
    });
    await bench.append('staff-access-s1', -1, {
      type: 'CustomerViewed',
      data: { customerId: 'c1', staffId: 's1', staffName: 'Bo', reason: 'samtal', at: 'x' },
    });
    const dispatched = {
      trackingNumber: 'T-1',
      carrier: 'PostNord',
      dispatchedAt: '2026-03-02T09:00:00.000Z',
      dispatchedOn: '2026-03-02',
    };
    await seen(await bench.append('order-o1', 1, { type: 'OrderDispatched', data: dispatched }));

    expect(await unfinishedCartsOf(db, 'c1')).toMatchObject([
      { cart_id: 'k1', revision: 1, updated_at: '2026-03-01T12:00:00.000Z' },
    ]);
    expect(await cartById(db, 'guest')).toMatchObject({ phase: 'absorbed' });
    expect(await memberOfCustomer(db, 'c1')).toMatchObject({
      member_id: 'm1',
      balance: 500,
      registered_on: '2026-01-01',
    });
    expect((await activeMembers(db, null, 10)).map(({ member_id }) => member_id)).toEqual(['m1']);
    expect(await chequesOf(db, 'm1', '2026-03-10')).toMatchObject([
      { cheque_id: 'q1', status: 'active', valid_to: '2026-05-31' },
    ]);
    expect(await orderByTrackingKey(db, 'k1')).toMatchObject({
      order_number: '70000001',
      tracking_number: 'T-1',
      status: 'sent',
      placed_at: '2026-03-01T12:00:00.000Z',
    });
    const ownedBy = (customerId: string | null, ...cartIds: readonly string[]) =>
      ownOrderByNumber(db, '70000001', { customerId, cartIds });
    expect([await ownedBy('c1', 'none'), await ownedBy(null, 'k1')]).toMatchObject([
      { order_id: 'o1' },
      { order_id: 'o1' },
    ]);
    expect([await ownedBy(null, 'none'), await ownedBy('c2', 'none')]).toEqual([null, null]);
    expect(await ordersOf(db, 'c1')).toHaveLength(1);
    expect(await paymentsOf(db, 'o1')).toMatchObject([{ payment_id: 'p1', status: 'started' }]);

    expect(await streamsOf(db, 'c1')).toEqual([
      'customer-c1',
      'cart-guest',
      'cart-k1',
      'member-m1',
      'order-o1',
      'payment-p1',
    ]);
    expect(await customerOfStream(db, 'cart-guest')).toBe('c1');
    const entries = await timeline(db, 'c1');
    expect(entries.map(({ type }) => type).slice(0, 3)).toEqual([
      'OrderDispatched',
      'CustomerViewed',
      'OrderConfirmed',
    ]);
    expect(entries.at(-1)).toMatchObject({ stream_id: 'cart-guest', type: 'CartStarted', actor_kind: 'system' });
    const [last] = await timeline(db, 'c1', { types: ['OrderPlaced', 'OrderConfirmed'], limit: 1 });
    expect(last?.type).toBe('OrderConfirmed');
    expect(
      await timeline(db, 'c1', { types: ['OrderPlaced', 'OrderConfirmed'], before: last?.position as Position }),
    ).toMatchObject([{ type: 'OrderPlaced' }]);

    expect(await lookUp(db, fingerprints, ['phone', 'email'], '070 123 45 67')).toEqual([
      { customerId: 'c1', orderId: null, kinds: ['phone'] },
    ]);
    const contactOf = (orderNumber: string, email: string) => orderOfContact(db, fingerprints, { orderNumber, email });
    expect(await contactOf('70000001', ' Anna.Ek@example.se ')).toBe('o1');
    expect([await contactOf('70000001', 'bo@example.se'), await contactOf('70000002', 'anna.ek@example.se')]).toEqual([
      null,
      null,
    ]);
    expect(await lookUp(db, fingerprints, ['tracking-number'], 't-1')).toEqual([
      { customerId: 'c1', orderId: 'o1', kinds: ['tracking-number'] },
    ]);
  });

  test('sum a window of 365 days for many members, and show it day by day', async () => {
    const { db } = bench.opened.database;
    expect(await windowSums(db, ['m1', 'nobody'], '2026-02-01')).toEqual(new Map([['m1', 1_500]]));
    expect(await windowSums(db, ['m1'], '2026-02-02')).toEqual(new Map([['m1', 1_200]]));
    expect(await pointsOverTime(db, 'm1', '2026-01-31', '2026-02-02')).toEqual([
      { date: '2026-01-31', net: 0, window: 300 },
      { date: '2026-02-01', net: 1_200, window: 1_500 },
      { date: '2026-02-02', net: 0, window: 1_200 },
    ]);
  });

  test('are the same after a rebuild of any history', async () => {
    const property = fc.asyncProperty(fc.array(lives, { minLength: 1, maxLength: 5 }), async (histories) => {
      let end: Position = '0/0';
      for (const history of histories) end = await append(history);
      await seen(end);
      const reports = await runner.rebuild(
        projections.map(({ name }) => name),
        { batch: 7 },
      );
      expect(reports.filter(({ exact }) => !exact)).toEqual([]);
    });
    await fc.assert(property, { numRuns: 12, seed: 20261121 });
  });

  async function append(events: readonly ((id: string) => [string, DomainEvent])[]): Promise<Position> {
    const id = randomUUID();
    const revisions = new Map<string, number>();
    let end: Position = '0/0';
    for (const make of events) {
      const [stream, event] = make(id);
      const revision = revisions.get(stream) ?? -1;
      end = await bench.append(stream, revision, event);
      revisions.set(stream, revision + 1);
    }
    return end;
  }

  async function seen(position: Position): Promise<void> {
    for (const { name } of projections) expect(await runner.waitFor(name, position, 5_000)).toBe(true);
  }
});

/**
 * Random events in a random order, even those that no decider allows. The live view and its rebuild must park the same
 * ones.
 */
const lives = fc.array(
  fc.constantFrom<(id: string) => [string, DomainEvent]>(
    (id) => [`cart-${id}`, { type: 'CartStarted', data: { cartId: id, customerId: id } }],
    (id) => [`cart-${id}`, { type: 'ItemAdded', data: { shopper: `customer:${id}`, product, added: 1, quantity: 2 } }],
    (id) => [
      `cart-${id}`,
      { type: 'ItemRemoved', data: { shopper: `customer:${id}`, varuId: product.varuId, from: 2 } },
    ],
    (id) => [`cart-${id}`, couponApplied(id)],
    (id) => [`cart-${id}`, couponRemoved(id)],
    (id) => [`cart-${id}`, giftChosen(id)],
    (id) => [`cart-${id}`, giftRemoved(id)],
    (id) => [`coupon-${id}`, couponPlanned()],
    (id) => [`coupon-${id}`, couponReserved(id)],
    (id) => [`coupon-${id}`, { type: 'CouponReleased', data: { holdKey: id } }],
    (id) => [`coupon-${id}`, { type: 'CouponRedeemed', data: { holdKey: id, redeemedAt: '2026-03-01T12:01:00.000Z' } }],
    (id) => [`coupon-${id}`, { type: 'CouponReturned', data: { holdKey: id } }],
    (id) => [`coupon-${id}`, { type: 'CouponEnded', data: { on: '2026-03-31' } }],
    (id) => [`member-${id}`, memberRegistered({ memberId: id, customerId: id })],
    (id) => [`member-${id}`, memberRegistered({ memberId: id, customerId: id })],
    (id) => [`member-${id}`, pointsEarned(10, '2026-02-01')],
    (id) => [`member-${id}`, pointsEarned(20, '2026-02-02')],
    (id) => [`member-${id}`, chequeIssued(`q-${id}`)],
    (id) => [`member-${id}`, { type: 'ChequeExpired', data: { chequeId: `q-${id}`, expiredOn: '2026-06-01' } }],
    (id) => [`order-${id}`, orderPlaced({ orderId: id, cartId: id, customerId: id })],
    (id) => [
      `order-${id}`,
      { type: 'OrderCancelled', data: { reason: 'customer', cancelledAt: '2026-03-02T12:00:00.000Z' } },
    ],
    (id) => [`order-${id}`, complaintMade(`k-${id}`)],
    (id) => [
      `order-${id}`,
      { type: 'ComplaintReopened', data: { complaintId: `k-${id}`, reopenedAt: '2026-03-03T12:00:00.000Z' } },
    ],
    (id) => [`payment-${id}`, paymentStarted()],
    ...prescriptionEvents('').map((_, at) => (id: string): [string, DomainEvent] => [
      `prescription-${id}`,
      prescriptionEvents(id)[at] as DomainEvent,
    ]),
    (id) => [`high-cost-account-${id}`, accountReceived(id)],
    (id) => [`health-look-${id}`, healthDataShown(id)],
    (id) => [
      `customer-${id}`,
      { type: 'ProfileUpdated', data: { customerId: id, profile: { email: 'a@example.se' }, changed: ['email'] } },
    ],
  ),
  { minLength: 1, maxLength: 30 },
);
