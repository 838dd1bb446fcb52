import { expect, test } from 'vitest';

import { History, specifyProjection } from '../runner/testing.js';
import { staffRefundProjection } from './project.js';

const given = specifyProjection(staffRefundProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-05-08T09:00:00.000Z';
const refund = { refundId: 'g1', amount: 40_000, reason: 'Skadad tub', ceiling: 30_000, ruleVersion: 'r' };
const proposed = { type: 'StaffRefundProposed', data: { ...refund, proposedBy: 'kim', proposedAt: AT } };
const decided = { type: 'StaffRefundGiven', data: { ...refund, givenBy: 'kim', approvedBy: 'dag', givenAt: AT } };
const declined = {
  type: 'StaffRefundDeclined',
  data: { refundId: 'g1', reason: 'nej', declinedBy: 'dag', declinedAt: AT },
};
const of = (...events: readonly { type: string; data: object }[]) => {
  const order = new History();
  return events.map((event) => order.on('order-o1', event));
};

test('a refund above the ceiling waits until a second person gives or declines it', () => {
  given(...of(proposed)).thenMatching(([row]) =>
    expect(row).toMatchObject({ order_id: 'o1', amount: 40_000, status: 'proposed', proposed_by: 'kim' }),
  );
  given(...of(proposed, decided)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'given' }));
  given(...of(proposed, declined)).thenMatching(([row]) => expect(row).toMatchObject({ status: 'declined' }));
});
