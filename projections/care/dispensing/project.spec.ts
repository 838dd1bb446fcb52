import { expect, test } from 'vitest';

import { History, specifyProjection } from '../../runner/testing.js';
import { dispensingProjection } from './project.js';

const given = specifyProjection(dispensingProjection, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const of = { customerId: 'c1', dispensingId: 'o1-2' };
const held = {
  type: 'WithdrawalHeld',
  data: {
    ...of,
    ...{
      orderId: 'o1',
      orderNumber: '100001',
      lineId: '2',
      parcelId: '100001-1',
      promisedBy: '2026-03-03',
      heldAt: AT,
    },
    ordered: { article: { name: 'Levaxin' } },
  },
};
const ordered = { type: 'WithdrawalOrdered', data: { ...of, orderedAt: AT } };
const asked = { type: 'ColleagueAsked', data: { ...of, by: 'anna', question: 'Rimlig dos?', askedAt: AT } };
const answered = { type: 'ColleagueAnswered', data: { ...of, by: 'bo', answer: 'Ja', approves: true, answeredAt: AT } };
const dispensed = { type: 'MedicineDispensed', data: { ...of, by: 'anna' } };
const undone = (returnsTo: string) => ({ type: 'DispensingUndone', data: { ...of, returnsTo, undoneAt: AT } });

const after = (...events: readonly { readonly type: string; readonly data: object }[]) => {
  const stream = new History();
  return given(...[held, ...events].map((event) => stream.on('prescription-p1', event)));
};

test('a withdrawal of an order has a row, which says nothing of the medicine (LAW-09)', () => {
  after().then({
    ...{ dispensing_id: 'o1-2', prescription_id: 'p1', customer_id: 'c1', order_id: 'o1', order_number: '100001' },
    ...{ line_id: '2', phase: 'held', ordered_at: null, promised_by: '2026-03-03', asked: false },
  });
});

test.each([
  ['ordered', [ordered]],
  ['dispensed', [ordered, dispensed]],
  ['reported', [ordered, dispensed, { type: 'DispensingReported', data: { ...of, reportedAt: AT } }]],
  ['ordered', [ordered, dispensed, undone('queue')]],
  ['released', [ordered, dispensed, undone('prescription')]],
  ['released', [{ type: 'WithdrawalReleased', data: { ...of, reason: 'order-failed', releasedAt: AT } }]],
  ['refused', [ordered, { type: 'WithdrawalRefused', data: { ...of, by: 'anna', refusedAt: AT } }]],
])('it is %s after its events', (phase, events) => {
  after(...events).thenMatching(([row]) => expect(row).toMatchObject({ phase }));
});

test('the queue shows a question until it is answered, or the withdrawal is settled', () => {
  after(ordered, asked).thenMatching(([row]) => expect(row?.asked).toBe(true));
  after(ordered, asked, answered).thenMatching(([row]) => expect(row?.asked).toBe(false));
  after(ordered, asked, dispensed).thenMatching(([row]) => expect(row?.asked).toBe(false));
});

test('a notice of a recall changes nothing of it', () => {
  const notice = { type: 'RecallNotified', data: { ...of, by: 'anna', notifiedAt: AT } };
  after(ordered, dispensed, notice).thenMatching(([row]) => expect(row).toMatchObject({ phase: 'dispensed' }));
});
