import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold, specify } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import { order, owedTotal, type OrderCommand } from '../index.js';
import { confirmed, cream, delivered, dispatched, inTwoParcels, placed, vitamins } from '../spec-events.js';
import type { GiveRefund } from './give-refund.js';
import type { ApproveRefund, DeclineRefund } from './settle-refund.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-05-08T09:00:00.000Z';
const sold = [placed([{ ...cream, unitPrice: 50_000 }]), confirmed, dispatched, delivered] as const;
const rule = { lines: [], ceiling: 30_000, ruleVersion: 'staff-refund@2020-01-01' };

function give(amount: number, change: Partial<GiveRefund> = {}): GiveRefund {
  const who = { staffId: 'kim', role: 'support' } as const;
  return { type: 'GiveRefund', refundId: 'g1', amount, lines: [], reason: 'Skadad tub', ...who, at: AT, ...change };
}
const settle = (type: 'ApproveRefund' | 'DeclineRefund', staffId: string): ApproveRefund | DeclineRefund => ({
  ...{ type, refundId: 'g1', reason: 'Bilden visar skadan', staffId, at: AT },
});
const proposed = {
  type: 'StaffRefundProposed',
  data: { refundId: 'g1', amount: 30_001, reason: 'Skadad tub', ...rule, proposedBy: 'kim', proposedAt: AT },
} as const;

test('a refund at the ceiling of the role is given at once, and once', () => {
  const events: OrderEvent[] = [
    {
      type: 'StaffRefundGiven',
      data: {
        ...{ refundId: 'g1', amount: 30_000, reason: 'Skadad tub', ...rule },
        ...{ givenBy: 'kim', approvedBy: null, givenAt: AT },
      },
    },
  ];
  given(...sold)
    .when(give(30_000))
    .then(...events);
  given(...sold, ...events)
    .when(give(30_000))
    .then();
});

test('one öre above the ceiling waits for a second person, who is not the first', () => {
  given(...sold)
    .when(give(30_001))
    .then(proposed);
  given(...sold, proposed)
    .when(settle('ApproveRefund', 'kim'))
    .thenRejected({ type: 'SecondPersonRequired' });
  given(...sold, proposed)
    .when(settle('ApproveRefund', 'dag'))
    .then({
      type: 'StaffRefundGiven',
      data: {
        ...{ refundId: 'g1', amount: 30_001, reason: 'Skadad tub', ...rule },
        ...{ givenBy: 'kim', approvedBy: 'dag', givenAt: AT },
      },
    });
});

test('operations have a higher ceiling', () => {
  given(...sold)
    .when(give(100_000, { role: 'operations' }))
    .then({
      type: 'StaffRefundGiven',
      data: {
        ...{ refundId: 'g1', amount: 100_000, reason: 'Skadad tub', ...rule, ceiling: 100_000 },
        ...{ givenBy: 'kim', approvedBy: null, givenAt: AT },
      },
    });
});

test('a refund for goods names their line, and is at most what is left of its price', () => {
  const lines = [{ lineId: '1', amount: 20_000 }];
  const [event] = [give(20_000, { lines })].flatMap((command) => {
    const decision = order.decide(command, fold(order.evolve, order.initial, sold));
    return 'accepted' in decision ? decision.accepted : [];
  });
  expect(event?.data).toMatchObject({ amount: 20_000, lines });
  given(...sold, ...(event ? [event] : []))
    .when(give(30_000, { refundId: 'g2', role: 'operations', lines: [{ lineId: '1', amount: 130_001 }] }))
    .thenRejected({ type: 'LineRefundAboveOwed', field: 'amounts', lineId: '1', most: 130_000 });
  given(...sold)
    .when(give(100, { lines: [{ lineId: '9', amount: 100 }] }))
    .thenRejected({ type: 'LineUnknown', field: 'lineId', lineId: '9' });
});

test('a declined refund is never given', () => {
  const declined = {
    type: 'StaffRefundDeclined',
    data: { refundId: 'g1', reason: 'Bilden visar skadan', declinedBy: 'kim', declinedAt: AT },
  } as const;
  given(...sold, proposed)
    .when(settle('DeclineRefund', 'kim'))
    .then(declined);
  given(...sold, proposed, declined)
    .when(settle('ApproveRefund', 'dag'))
    .thenRejected({ type: 'RefundNotProposed', field: 'refundId' });
  given(...sold, proposed, declined)
    .when(give(30_001))
    .then();
});

test.each([
  ['nothing', give(0), { type: 'RefundAboveOwed', field: 'amount', most: 154_900 }],
  ['more than was paid', give(154_901), { type: 'RefundAboveOwed', field: 'amount', most: 154_900 }],
  ['a sum without a reason', give(100, { reason: ' x ' }), { type: 'ReasonInvalid', field: 'reason' }],
] as const)('%s is refused at its field', (_what, command, rejection) => {
  given(...sold)
    .when(command)
    .thenRejected(rejection);
});

test('nothing is paid back before the goods have left', () => {
  given(placed([cream]), confirmed)
    .when(give(100))
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
});

test('refunds by staff and returns together never pay back more than was paid', () => {
  const refund = fc.record({ id: fc.constantFrom('g1', 'g2', 'g3'), amount: fc.integer({ min: 1, max: 160_000 }) });
  const command = fc.oneof(
    refund.map(({ id, amount }): OrderCommand => give(amount, { refundId: id })),
    refund.map(({ id }): OrderCommand => ({ ...settle('ApproveRefund', 'dag'), refundId: id })),
    fc
      .record({ id: fc.constantFrom('r1', 'r2'), quantity: fc.integer({ min: 1, max: 3 }) })
      .map(({ id: returnId, quantity }): OrderCommand => {
        return { type: 'ReturnItems', returnId, lines: [{ lineId: '1', quantity }], returnedAt: AT };
      }),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 10 }), (all) => {
      const start = fold(order.evolve, order.initial, sold as readonly OrderEvent[]);
      const end = all.reduce((state, each) => {
        const outcome = order.decide(each, state);
        return 'accepted' in outcome ? fold(order.evolve, state, outcome.accepted) : state;
      }, start);
      expect(owedTotal(end)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('money of a parcel that is not sent yet cannot be paid back', () => {
  const two = inTwoParcels(placed([cream, vitamins]));
  const sentFirst = [two, confirmed, dispatched] as const;
  given(...sentFirst)
    .when(give(34_904, { role: 'operations' }))
    .thenRejected({ type: 'RefundAboveOwed', field: 'amount', most: 34_903 });
  const all = fold(order.evolve, order.initial, sentFirst);
  expect('accepted' in order.decide(give(34_903, { role: 'operations' }), all)).toBe(true);
});

test('goods that staff paid for give nothing more when they come back, although another parcel is to be sent', () => {
  const given = { ...rule, refundId: 'g1', amount: 34_903, reason: 'Skadad tub', givenBy: 'kim', approvedBy: null };
  const paidBack: OrderEvent = { type: 'StaffRefundGiven', data: { ...given, givenAt: AT } };
  const history = [inTwoParcels(placed([cream, vitamins])), confirmed, dispatched, paidBack];
  const back = { type: 'ReturnItems', returnId: 'r1', lines: [{ lineId: '1', quantity: 3 }], returnedAt: AT } as const;
  const outcome = order.decide(back, fold(order.evolve, order.initial, history));
  expect('accepted' in outcome && outcome.accepted[0]).toMatchObject({ type: 'ItemsReturned', data: { refund: 0 } });
});

test('goods that come back before the report that they left give their money', () => {
  const { data } = inTwoParcels(placed([cream, vitamins]));
  const early = [{ type: 'OrderPlaced', data }, confirmed] as const;
  const awaited = order.decide(
    { type: 'NotifyWithdrawal', withdrawalId: 'w1', lines: [{ lineId: '1', quantity: 1 }], notifiedAt: AT },
    fold(order.evolve, order.initial, early),
  );
  const history = [...early, ...('accepted' in awaited ? awaited.accepted : [])];
  const lines = [{ lineId: '1', quantity: 1, outcome: 'ok' }] as const;
  const outcome = order.decide(
    { type: 'InspectReturn', returnNumber: '100001-R1', lines, inspectedAt: AT },
    fold(order.evolve, order.initial, history),
  );
  expect('accepted' in outcome && outcome.accepted.at(-1)).toMatchObject({ data: { refund: 10_001 } });
});
