import { expect, test } from 'vitest';

import { initialPayment, type Difference, type Refund, type Reversal } from '../../../../domain/payment/index.js';
import { started } from '../../../../domain/payment/spec-events.js';
import { moneyBackView } from './money-back-view.js';

const asked = {
  pspReference: 'psp-1',
  attempt: 1,
  retryAt: null,
  failure: null,
  reason: 'return',
  payout: null,
  amount: 4_900,
};
const refund = (status: Refund['status'], retryAt: string | null = null): Refund => ({
  ...asked,
  refundId: 'r',
  status,
  retryAt,
});
const reversal = (status: Reversal['status']): Reversal => ({ ...asked, reversalId: 'r', status });

test.each([
  ['waits for its capture', refund('waiting'), 'asked'],
  ['is with the partner', refund('requested'), 'sent'],
  ['failed and is repeated automatically', refund('failed', '2026-05-05T10:00:00.000Z'), 'asked'],
  ['failed and is a task for a person', refund('failed'), 'failed'],
  ['is paid back', refund('refunded'), 'paid-back'],
  ['went to an account of the customer', refund('paid-out'), 'paid-back'],
  ['was settled by a person', refund('closed'), 'closed'],
] as const)('a refund that %s', (_what, one, state) => {
  expect(moneyBackView({ ...initialPayment, refunds: [one] })).toEqual([{ kind: 'refund', amount: 4_900, state }]);
});

test('a refund of money that was never captured is not shown', () => {
  expect(moneyBackView({ ...initialPayment, refunds: [refund('dropped')] })).toEqual([]);
});

test('a reversal releases a reservation, and is a refund for captured money', () => {
  const reversed = (capture: 'later' | 'at-once', status: Reversal['status'] = 'reversed') =>
    moneyBackView({ ...initialPayment, started: { ...started.data, capture }, reversals: [reversal(status)] });
  expect(reversed('later')).toEqual([{ kind: 'reservation', amount: 4_900, state: 'paid-back' }]);
  expect(reversed('at-once')).toEqual([{ kind: 'refund', amount: 4_900, state: 'paid-back' }]);
  expect(reversed('later', 'released')).toEqual([{ kind: 'reservation', amount: 4_900, state: 'paid-back' }]);
  expect(reversed('at-once', 'released')).toEqual([{ kind: 'reservation', amount: 4_900, state: 'paid-back' }]);
  expect(reversed('later', 'paid-out')).toEqual([{ kind: 'refund', amount: 4_900, state: 'paid-back' }]);
});

test('a refund that the payment cannot give is a task for a person, and other differences are hidden', () => {
  const difference: Difference = {
    differenceId: 'd',
    source: 'order',
    reportDate: '2026-05-04',
    kind: 'amount',
    record: 'refund',
    reference: 'r',
    ours: '0.00 SEK',
    theirs: '49.00 SEK',
    amount: -4_900,
    closed: false,
  };
  const differences = [difference, { ...difference, source: 'report' as const }];
  expect(moneyBackView({ ...initialPayment, differences })).toEqual([
    { kind: 'refund', amount: null, state: 'failed' },
  ]);
});
