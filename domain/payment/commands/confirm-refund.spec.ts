import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment, statedSek } from '../index.js';
import {
  authorised,
  captured,
  captureRequested,
  captureSent,
  differed,
  LATER,
  refunded,
  refundFailed,
  refundRequested,
  refundSent,
  sent,
  started,
} from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const confirm = {
  type: 'ConfirmRefund',
  refundId: 'refund-1',
  attempt: 1,
  stated: statedSek(10_000),
  pspReference: 'psp-refund',
  refundedAt: LATER,
} as const;
const asked = [started, authorised, captureRequested, captureSent, captured, refundRequested, refundSent] as const;

test('a refund is confirmed once', () => {
  given(...asked)
    .when(confirm)
    .then(refunded);
  given(...asked, refunded)
    .when(confirm)
    .then();
});

test('a success that is older than its failure is not the last word', () => {
  given(...asked, refundFailed)
    .when(confirm)
    .then();
  given(...asked, refundFailed, sent('RefundSent', 2))
    .when({ ...confirm, attempt: 2 })
    .then(refunded);
});

test('another sum or currency is recorded, and confirms nothing', () => {
  const stated = { record: 'refund', reference: 'psp-refund', ours: '100.00 SEK', foundAt: LATER } as const;
  given(...asked)
    .when({ ...confirm, stated: statedSek(1) })
    .then(differed({ ...stated, kind: 'amount', theirs: '0.01 SEK', amount: -9_999 }));
  given(...asked)
    .when({ ...confirm, stated: { ...statedSek(10_000), currency: 'NOK' } })
    .then(differed({ ...stated, kind: 'currency', theirs: '100.00 NOK', amount: -10_000 }));
});

test('a refund that was never requested is unknown', () => {
  given(started, authorised).when(confirm).thenRejected({ type: 'RefundUnknown', field: 'refundId' });
});
