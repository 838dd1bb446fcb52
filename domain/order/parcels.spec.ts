import { expect, test } from 'vitest';
import fc from 'fast-check';

import { fold, specify } from '../kernel/index.js';
import { order, placedOrder, type OrderEvent } from './index.js';
import {
  AT,
  cancelled,
  confirmed,
  cream,
  delivered,
  dispatched,
  elvanse,
  inTwoParcels,
  notDelivered,
  placed,
  vitamins,
} from './spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));
const bought = inTwoParcels(placed([cream, vitamins, elvanse], 2000));
const { totals } = bought.data;
const of = (lineId: string) => placedOrder(bought.data).lines.find((line) => line.lineId === lineId)?.total ?? 0;

const leaves = (parcelId: string) =>
  ({ type: 'Dispatch', parcelId, trackingNumber: `no-${parcelId}`, carrier: 'PostNord', dispatchedAt: AT }) as const;
const left = (parcelId: string, data: Partial<typeof dispatched.data> = {}): OrderEvent => ({
  type: 'OrderDispatched',
  data: { ...dispatched.data, parcelId, trackingNumber: `no-${parcelId}`, ...data },
});
const arrived = (parcelId: string): OrderEvent => ({
  type: 'OrderDelivered',
  data: { ...delivered.data, parcelId, trackingNumber: `no-${parcelId}` },
});
const failed = (parcelId: string): OrderEvent => ({
  type: 'OrderNotDelivered',
  data: { ...notDelivered.data, parcelId, trackingNumber: `no-${parcelId}` },
});
const phase = (...events: readonly OrderEvent[]) => fold(order.evolve, order.initial, [bought, confirmed, ...events]);

test('each parcel is due when it leaves: its goods after all discounts, and the freight with the first', () => {
  const when = { carrier: 'PostNord', dispatchedAt: AT, dispatchedOn: '2026-05-04' } as const;
  const first = { lineIds: ['1', '2'], due: of('1') + of('2') + 4900, shipping: 4900, pointsBasis: of('1') + of('2') };
  given(bought, confirmed)
    .when(leaves('100001-1'))
    .then(left('100001-1', { ...when, ...first } as never));
  const second = { lineIds: ['3'], due: of('3'), shipping: 0, pointsBasis: 0 };
  given(bought, confirmed, left('100001-1'))
    .when(leaves('100001-2'))
    .then(left('100001-2', { ...when, ...second } as never));
});

test('whichever parcel leaves first carries the freight, and the sums add up to the öre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 25_000 }), fc.boolean(), (cheque, secondFirst) => {
      const placedNow = inTwoParcels(placed([cream, vitamins, elvanse], cheque));
      const way = ['100001-1', '100001-2'].toSorted((one, other) =>
        (secondFirst ? other : one).localeCompare(secondFirst ? one : other),
      );
      let state = fold(order.evolve, order.initial, [placedNow, confirmed] as OrderEvent[]);
      for (const parcelId of way) {
        const decided = order.decide(leaves(parcelId), state);
        if (!('accepted' in decided)) throw new RangeError(decided.rejected.type);
        state = fold(order.evolve, state, decided.accepted);
      }
      const due = state.parcels.map((parcel) => parcel.due ?? 0);
      expect(due.reduce((sum, one) => sum + one, 0)).toBe(placedNow.data.totals.total);
      expect(state.parcels.reduce((sum, one) => sum + (one.pointsBasis ?? 0), 0)).toBe(
        placedNow.data.totals.pointsBasis,
      );
    }),
  );
  expect(totals.total).toBe(of('1') + of('2') + of('3') + 4900);
});

test('the order stands where its least advanced parcel stands', () => {
  expect(phase().phase).toBe('confirmed');
  expect(phase(left('100001-1')).phase).toBe('confirmed');
  expect(phase(left('100001-1'), arrived('100001-1')).phase).toBe('confirmed');
  expect(phase(left('100001-1'), arrived('100001-1'), left('100001-2')).phase).toBe('dispatched');
  expect(phase(left('100001-1'), left('100001-2'), arrived('100001-2'), arrived('100001-1')).phase).toBe('delivered');
});

test('a parcel that ended does not hold the order back, and the order tells of it', () => {
  const one = phase(left('100001-1'), left('100001-2'), failed('100001-2'), arrived('100001-1'));
  expect(one.phase).toBe('delivered');
  expect(one.parcels.map((parcel) => parcel.phase)).toEqual(['delivered', 'not-delivered']);
  expect(phase(left('100001-1'), left('100001-2'), failed('100001-2'), failed('100001-1')).phase).toBe('not-delivered');
});

test('the goods are received with the last parcel', () => {
  const late: OrderEvent = {
    type: 'OrderDelivered',
    data: { parcelId: '100001-2', trackingNumber: 'no-100001-2', deliveredAt: '2026-05-09T15:00:00.000Z' },
  };
  const both = [left('100001-1'), left('100001-2')] as const;
  expect(phase(...both, late).deliveredAt).toBeNull();
  expect(phase(...both, late, arrived('100001-1')).deliveredAt).toBe('2026-05-09T15:00:00.000Z');
});

test('goods of a parcel that has not left cannot come back', () => {
  given(bought, confirmed, left('100001-1'))
    .when({ type: 'ReturnItems', returnId: 'r1', lines: [{ lineId: '3', quantity: 1 }], returnedAt: AT })
    .thenRejected({ type: 'ReturnAboveSold', field: 'quantity', lineId: '3', returnable: 0 });
});

test('a dispatch of the time when an order had one parcel is of that parcel, and of the whole sum', () => {
  const old: OrderEvent = {
    type: 'OrderDispatched',
    data: { ...dispatched.data, parcelId: null, lineIds: null, due: null, shipping: null, pointsBasis: null },
  };
  const state = fold(order.evolve, order.initial, [placed([cream]), confirmed, old]);
  expect(state).toMatchObject({ phase: 'dispatched', trackingNumber: '100001-1' });
  given(placed([cream]), confirmed, cancelled, old)
    .when({ ...leaves('100001-1'), trackingNumber: '100001-1' })
    .then();
});
