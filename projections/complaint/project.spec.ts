import { expect, test } from 'vitest';

import { complaintMade } from '../made-events/events-testing.js';
import { History, specifyProjection } from '../runner/testing.js';
import { complaintProjection } from './project.js';

const given = specifyProjection(complaintProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-04T09:00:00.000Z';
const id = { complaintId: 'k1' };
const accepted = { type: 'ComplaintAccepted', data: { ...id, refundId: 'g1', lines: [], amount: 1, note: null } };
const of = (...events: readonly { type: string; data: object }[]) => {
  const order = new History();
  return events.map((event) => order.on('order-o1', event));
};
const made = complaintMade('k1') as { type: string; data: object };
const after = (...events: readonly { type: string; data: object }[]) => given(...of(made, ...events));

test('a complaint is open until its answer, and open again when a second person declines the money', () => {
  after().thenMatching(([row]) =>
    expect(row).toMatchObject({ order_id: 'o1', status: 'open', answer_by: '2026-03-16', answered_at: null }),
  );
  after(accepted).thenMatching(([row]) => expect(row).toMatchObject({ status: 'awaiting', answered_at: null }));
  after(accepted, { type: 'ComplaintReopened', data: { ...id, reopenedAt: AT } }).thenMatching(([row]) =>
    expect(row).toMatchObject({ status: 'open', answered_at: null }),
  );
});

test.each([
  ['refunded', [accepted, { type: 'ComplaintRefunded', data: { ...id, amount: 1, refundedAt: AT } }]],
  ['replacing', [{ type: 'ReplacementOrdered', data: { ...id, lines: [], note: null, orderedAt: AT } }]],
  ['declined', [{ type: 'ComplaintDeclined', data: { ...id, ground: 'no-fault', note: null, declinedAt: AT } }]],
])('a complaint that is %s has its answer', (status, events) => {
  after(...events).thenMatching(([row]) => expect(row).toMatchObject({ status, answered_at: AT }));
});
