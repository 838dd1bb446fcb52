import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import { order, owedTotal, type OrderEvent } from '../index.js';
import {
  AT,
  confirmed,
  cream,
  delivered,
  dispatched,
  elvanse,
  inTwoParcels,
  placed,
  vitamins,
} from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const [FIRST, SECOND] = ['100001-1', '100001-2'];
const paid = [inTwoParcels(placed([cream, vitamins])), confirmed] as const;
const asked = (...parcelIds: readonly string[]): OrderEvent => ({
  type: 'CancellationRequested',
  data: { reason: 'ångrat', parcelIds, requestedAt: AT },
});
const answered = (stopped: readonly string[], tooLate: readonly string[]): OrderEvent => {
  const answer = tooLate.length === 0 ? 'stopped' : stopped.length === 0 ? 'too-late' : 'partly';
  return { type: 'CancellationAnswered', data: { answer, stopped, tooLate, answeredAt: AT } };
};
const stopped: OrderEvent = {
  type: 'ParcelStopped',
  data: {
    ...{ parcelId: SECOND, reason: 'ångrat', refund: 7900, stoppedAt: AT, stoppedOn: '2026-05-04' },
    lines: [{ lineId: '2', quantity: 1, refund: 7900 }],
  },
};
const packed = (parcelId: string): OrderEvent => ({ type: 'ParcelPacked', data: { parcelId, packedAt: AT } });
const cancel = (...parcelIds: readonly string[]) =>
  ({ type: 'Cancel', by: 'staff', reason: 'ångrat', parcelIds, cancelledAt: AT }) as const;
const answer = (parcelIds: readonly string[], tooLate: readonly string[] = []) =>
  ({ type: 'AnswerCancellation', answer: 'partly', parcelIds, tooLate, answeredAt: AT }) as const;
const typesAfter = (history: readonly OrderEvent[], command: Parameters<typeof order.decide>[0]) => {
  const outcome = order.decide(command, fold(order.evolve, order.initial, history));
  return 'accepted' in outcome ? outcome.accepted.map(({ type }) => type) : outcome.rejected;
};

test('staff stop one parcel: the warehouse is asked, and the parcel’s money goes back without the freight', () => {
  given(...paid)
    .when(cancel(SECOND))
    .then(asked(SECOND));
  given(...paid, asked(SECOND))
    .when(answer([SECOND]))
    .then(answered([SECOND], []), stopped);
  const state = fold(order.evolve, order.initial, [...paid, asked(SECOND), answered([SECOND], []), stopped]);
  expect([state.phase, state.cancellations, owedTotal(state)]).toEqual(['confirmed', [], 30_003 + 4900]);
});

test('a parcel that is being stopped, or is stopped, is not asked about again', () => {
  given(...paid, asked(SECOND))
    .when(cancel(SECOND))
    .then();
  given(...paid, asked(SECOND))
    .when(cancel(FIRST, SECOND))
    .then(asked(FIRST));
  given(...paid, asked(SECOND), answered([SECOND], []), stopped)
    .when(cancel(SECOND))
    .then();
});

test('a packed or sent parcel is too late and is named; the others are asked about', () => {
  given(...paid, packed(FIRST))
    .when(cancel(FIRST, SECOND))
    .then(asked(SECOND));
  given(...paid, packed(FIRST), packed(SECOND))
    .when(cancel(FIRST, SECOND))
    .thenRejected({ type: 'ParcelsTooLate', field: 'parcelIds', parcelIds: [FIRST, SECOND] });
  given(...paid, dispatched, delivered)
    .when(cancel(FIRST))
    .thenRejected({ type: 'ParcelsTooLate', field: 'parcelIds', parcelIds: [FIRST] });
  given(...paid)
    .when(cancel('100001-3'))
    .thenRejected({ type: 'ParcelUnknown', field: 'parcelId', parcelId: '100001-3' });
});

test('the warehouse stops one of two parcels, and the order goes on with the other', () => {
  given(...paid, asked(FIRST, SECOND))
    .when(answer([FIRST, SECOND], [FIRST]))
    .then(answered([SECOND], [FIRST]), stopped);
});

test('the last parcel to be stopped cancels the order', () => {
  expect(typesAfter([...paid, asked(FIRST, SECOND)], answer([FIRST, SECOND]))).toEqual([
    'CancellationAnswered',
    'OrderCancelled',
  ]);
  const half = [...paid, asked(SECOND), answered([SECOND], []), stopped, asked(FIRST)];
  expect(typesAfter(half, answer([FIRST]))).toEqual(['CancellationAnswered', 'OrderCancelled']);
});

test('a parcel that has left was not stopped, whatever the warehouse answers', () => {
  given(...paid, asked(FIRST, SECOND), dispatched)
    .when(answer([FIRST, SECOND]))
    .then(answered([SECOND], [FIRST]), stopped);
});

test('pieces that the warehouse lacked before are paid back once', () => {
  const short: OrderEvent = {
    type: 'ParcelShort',
    data: {
      ...{ shortId: 's1', parcelId: FIRST, refund: 10_001, pointsBasis: 10_001, sent: false, ends: null },
      lines: [{ lineId: '1', quantity: 1, refund: 10_001, cause: 'lacking' }],
      ...{ reportedAt: AT, reportedOn: '2026-05-04' },
    },
  };
  const state = fold(order.evolve, order.initial, [...paid, short, asked(FIRST)]);
  const outcome = order.decide(answer([FIRST]), state);
  expect('accepted' in outcome && outcome.accepted[1]).toMatchObject({
    type: 'ParcelStopped',
    data: { lines: [{ lineId: '1', quantity: 2, refund: 20_002 }], refund: 20_002 },
  });
});

test('the last goods are stopped after the others came back: the standard freight goes back too', () => {
  const back: OrderEvent = {
    type: 'ItemsReturned',
    data: {
      ...{ returnId: 'r1', lines: [{ lineId: '1', quantity: 3, refund: 30_003 }], refund: 30_003, shipping: 0 },
      ...{ pointsBasis: 30_003, whole: false, fee: null, returnedAt: AT, returnedOn: '2026-05-04' },
    },
  };
  expect(typesAfter([...paid, dispatched, delivered, back, asked(SECOND)], answer([SECOND]))).toEqual([
    'CancellationAnswered',
    'ParcelStopped',
    'NothingLeft',
  ]);
});

const withdraw = (quantities: Readonly<Record<string, number>>) => ({
  ...{ type: 'NotifyWithdrawal' as const, withdrawalId: 'aa', notifiedAt: AT },
  lines: Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity })),
});
const decided = (
  history: readonly OrderEvent[],
  command: Parameters<typeof order.decide>[0],
): readonly OrderEvent[] => {
  const outcome = order.decide(command, fold(order.evolve, order.initial, history));
  if (!('accepted' in outcome)) throw new Error(JSON.stringify(outcome));
  return [...history, ...outcome.accepted];
};
const noticesOf = (events: readonly OrderEvent[]) =>
  fold(order.evolve, order.initial, events).withdrawals.map(({ withdrawalId, status, lines }) => [
    withdrawalId,
    status,
    lines.map(({ lineId }) => lineId).join(),
  ]);

test('a customer stops one parcel, its medicines too, and the other is sent', () => {
  const sold = [inTwoParcels(placed([cream, elvanse])), confirmed] as const;
  const events = decided(decided(sold, withdraw({ 2: 1 })), answer([SECOND]));
  expect(noticesOf(events)).toEqual([['aa', 'stopped', '2']]);
  expect(events.at(-2)?.type).toBe('ParcelStopped');
});

test('a notice about a parcel to stop and one that is packed becomes two notices', () => {
  const events = decided([...paid, packed(FIRST)], withdraw({ 1: 3, 2: 1 }));
  expect(noticesOf(events)).toEqual([
    ['aa', 'stopping', '2'],
    ['ab', 'awaited', '1'],
  ]);
  expect(noticesOf(decided(events, answer([SECOND])))).toEqual([
    ['aa', 'stopped', '2'],
    ['ab', 'awaited', '1'],
  ]);
});

test('a notice of which the warehouse stopped a part becomes two notices, once', () => {
  const events = decided(decided(paid, withdraw({ 1: 3, 2: 1 })), answer([FIRST, SECOND], [FIRST]));
  expect(noticesOf(events)).toEqual([
    ['aa', 'stopped', '2'],
    ['a8', 'awaited', '1'],
  ]);
  given(...events)
    .when(answer([FIRST, SECOND], [FIRST]))
    .then();
});

test('pieces that were to come back are stopped with their parcel', () => {
  const notice = decided(paid, withdraw({ 1: 1 }));
  expect(noticesOf(decided([...notice, asked(FIRST)], answer([FIRST])))).toEqual([['aa', 'stopped', '1']]);
  const both = decided([...paid, packed(SECOND)], withdraw({ 1: 1, 2: 1 }));
  expect(noticesOf(decided([...both, asked(FIRST)], answer([FIRST])))).toEqual([['aa', 'awaited', '2']]);
});

test('a request of version 1, and its answer, concerned the whole order', () => {
  const old = { type: 'CancellationRequested', data: { reason: 'ångrat', parcelIds: null, requestedAt: AT } } as const;
  const { cancellations } = fold(order.evolve, order.initial, [...paid, old]);
  expect(cancellations[0]?.parcelIds).toEqual([FIRST, SECOND]);
  const tooLate = {
    type: 'CancellationAnswered',
    data: { ...NO_PARCELS, answer: 'too-late', answeredAt: AT },
  } as const;
  expect(fold(order.evolve, order.initial, [...paid, old, tooLate]).cancellations).toEqual([]);
});

const NO_PARCELS = { stopped: null, tooLate: null } as const;
