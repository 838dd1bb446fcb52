import fc from 'fast-check';
import { expect, test } from 'vitest';

import { endOfDay, fold, specify, startOfDay } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import { order, withdrawable } from '../index.js';
import {
  AT,
  cancelRequested,
  confirmed,
  cream,
  delivered,
  dispatched,
  elvanse,
  placed,
  vitamins,
} from '../spec-events.js';
import type { NotifyWithdrawal } from './notify-withdrawal.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const ordered = [placed([cream, vitamins, elvanse]), confirmed] as const;
const received = [...ordered, dispatched, delivered] as const;
const ALL = { 1: 3, 2: 1, 3: 1 };
const NOTIFIED_AT = '2026-05-08T09:00:00.000Z';
const RULE = 'withdrawal@2020-01-01';
const tooLate = {
  type: 'CancellationAnswered',
  data: { answer: 'too-late', stopped: [], tooLate: ['100001-1'], answeredAt: NOTIFIED_AT },
} as const;

function withdraw(quantities: Readonly<Record<string, number>>, notifiedAt = NOTIFIED_AT, id = 'w1'): NotifyWithdrawal {
  const lines = Object.entries(quantities).map(([lineId, quantity]) => ({ lineId, quantity }));
  return { type: 'NotifyWithdrawal', withdrawalId: id, lines, notifiedAt };
}

function decided(history: readonly OrderEvent[], command: NotifyWithdrawal): readonly OrderEvent[] {
  const outcome = order.decide(command, fold(order.evolve, order.initial, history));
  return 'accepted' in outcome ? [...history, ...outcome.accepted] : history;
}

test('before the parcel has left, a notice about all goods asks the warehouse to stop it, its medicines too', () => {
  given(...ordered)
    .when(withdraw(ALL, AT))
    .then(
      {
        type: 'WithdrawalNotified',
        data: {
          ...{ withdrawalId: 'w1', asks: 'stop', lastDay: null, notifiedAt: AT, ruleVersion: RULE },
          lines: [
            { lineId: '1', quantity: 3 },
            { lineId: '2', quantity: 1 },
            { lineId: '3', quantity: 1 },
          ],
        },
      },
      { type: 'CancellationRequested', data: { reason: 'withdrawal', parcelIds: ['100001-1'], requestedAt: AT } },
    );
});

test('a notice about some goods of a received order makes a return with a number and a day for the refund', () => {
  given(...received)
    .when(withdraw({ 1: 2 }))
    .then(
      {
        type: 'WithdrawalNotified',
        data: {
          ...{ withdrawalId: 'w1', asks: 'return', lastDay: '2026-05-20', notifiedAt: NOTIFIED_AT, ruleVersion: RULE },
          lines: [{ lineId: '1', quantity: 2 }],
        },
      },
      {
        type: 'ReturnAwaited',
        data: {
          ...{ withdrawalId: 'w1', returnNumber: '100001-R1', refundBy: '2026-05-22', awaitedAt: NOTIFIED_AT },
          lines: [{ lineId: '1', quantity: 2 }],
          kept: [],
        },
      },
    );
});

test('some goods of a parcel that has not left are a return too, because a parcel is stopped whole', () => {
  const events = decided(ordered, withdraw({ 2: 1 }, AT));
  expect(events.slice(2).map(({ type }) => type)).toEqual(['WithdrawalNotified', 'ReturnAwaited']);
});

test.each([
  ['of a received order', received, ALL],
  ['of some goods in a parcel that has not left', ordered, { 3: 1 }],
])('medicines %s cannot come back', (_what, history, lines) => {
  given(...history)
    .when(withdraw(lines))
    .thenRejected({ type: 'LineNotReturnable', field: 'lineId', lineId: '3', reason: 'medicine' });
});

test('the last Swedish minute of the period is in time, the next is too late', () => {
  expect(decided(received, withdraw({ 1: 1 }, endOfDay('2026-05-20')))).toHaveLength(received.length + 2);
  given(...received)
    .when(withdraw({ 1: 1 }, startOfDay('2026-05-21')))
    .thenRejected({ type: 'WithdrawalTooLate', lastDay: '2026-05-20' });
});

test('the same notice is recorded once, and goods of one notice are not in another', () => {
  const once = decided(received, withdraw({ 1: 2 }));
  given(...once)
    .when(withdraw({ 1: 2 }))
    .then();
  given(...once)
    .when(withdraw({ 1: 2 }, NOTIFIED_AT, 'w2'))
    .thenRejected({ type: 'ReturnAboveSold', field: 'quantity', lineId: '1', returnable: 1 });
});

test.each([
  ['no goods', {}, { type: 'ReturnIsEmpty', field: 'lines' }],
  ['an unknown line', { 9: 1 }, { type: 'LineUnknown', field: 'lineId', lineId: '9' }],
  ['half a piece', { 1: 0.5 }, { type: 'ReturnAboveSold', field: 'quantity', lineId: '1', returnable: 3 }],
  ['four of three', { 1: 4 }, { type: 'ReturnAboveSold', field: 'quantity', lineId: '1', returnable: 3 }],
] as const)('a notice about %s names its field', (_what, lines, rejection) => {
  given(...received)
    .when(withdraw(lines))
    .thenRejected(rejection);
});

test('an order that is not paid takes no notice, and one that is being cancelled no second request', () => {
  given(placed([cream]))
    .when(withdraw({ 1: 3 }))
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  const asked = decided([...ordered, cancelRequested], withdraw(ALL, AT));
  expect(asked.slice(3).map(({ type }) => type)).toEqual(['WithdrawalNotified']);
  const outcome = order.decide(
    { type: 'AnswerCancellation', answer: 'stopped', answeredAt: AT },
    fold(order.evolve, order.initial, asked),
  );
  expect('accepted' in outcome && outcome.accepted.map(({ type }) => type)).toEqual([
    'CancellationAnswered',
    'OrderCancelled',
    'WithdrawalStopped',
  ]);
});

test('when the warehouse could not stop the parcel, the goods come back and the medicines stay', () => {
  const asked = decided(ordered, withdraw(ALL, AT));
  given(...asked)
    .when({ type: 'AnswerCancellation', answer: 'too-late', answeredAt: NOTIFIED_AT })
    .then(tooLate, {
      type: 'ReturnAwaited',
      data: {
        ...{ withdrawalId: 'w1', returnNumber: '100001-R1', refundBy: '2026-05-18', awaitedAt: NOTIFIED_AT },
        lines: [
          { lineId: '1', quantity: 3 },
          { lineId: '2', quantity: 1 },
        ],
        kept: [{ lineId: '3', quantity: 1 }],
      },
    });
});

test('a parcel of medicines that could not be stopped cannot come back at all', () => {
  const asked = decided([placed([elvanse]), confirmed], withdraw({ 1: 1 }, AT));
  given(...asked)
    .when({ type: 'AnswerCancellation', answer: 'too-late', answeredAt: NOTIFIED_AT })
    .then(tooLate, {
      type: 'WithdrawalDeclined',
      data: { withdrawalId: 'w1', reason: 'not-returnable', declinedAt: NOTIFIED_AT },
    });
});

test('whatever is withdrawn from in whatever order, no piece is withdrawn from twice and no medicine comes back', () => {
  const notice = fc.dictionary(fc.constantFrom('1', '2', '3', '9'), fc.integer({ min: -1, max: 4 }));
  fc.assert(
    fc.property(fc.array(notice, { maxLength: 8 }), fc.boolean(), (notices, left) => {
      const history: readonly OrderEvent[] = left ? received : ordered;
      const events = notices.reduce(
        (before, lines, index) => decided(before, withdraw(lines, NOTIFIED_AT, `w${index}`)),
        history,
      );
      const state = fold(order.evolve, order.initial, events);
      for (const line of state.order?.lines ?? []) expect(withdrawable(state, line)).toBeGreaterThanOrEqual(0);
      const back = events.flatMap((event) => (event.type === 'ReturnAwaited' ? event.data.lines : []));
      expect(back.filter(({ lineId }) => lineId === '3')).toEqual([]);
    }),
  );
});
