import { test, expect } from 'vitest';

import { specify } from '../../kernel/index.js';
import type { ComplaintMade } from '../events.js';
import { order } from '../index.js';
import { complaintRule, isAssured, lastComplaintDay, isTooLate } from '../complaint/rule.js';
import { confirmed, cream, delivered, dispatched, elvanse, placed } from '../spec-events.js';
import type { MakeComplaint } from './make-complaint.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-05-08T09:00:00.000Z';
const sold = [placed([cream]), confirmed, dispatched, delivered] as const;
const evidence = { evidenceId: 'e1', text: 'hash of the text', photos: ['hash of a photo'] };

function complain(change: Partial<MakeComplaint> = {}): MakeComplaint {
  const what = { lines: [{ lineId: '1', quantity: 2 }], fault: 'damaged', wish: 'new-goods' } as const;
  const when = { faultSeenOn: '2026-05-07', madeAt: AT };
  return { type: 'MakeComplaint', complaintId: 'k1', ...what, ...when, evidence, ...change };
}
const made: ComplaintMade = {
  type: 'ComplaintMade',
  data: {
    ...{ complaintId: 'k1', complaintNumber: '100001-K1', lines: [{ lineId: '1', quantity: 2 }] },
    ...{ fault: 'damaged', wish: 'new-goods', faultSeenOn: '2026-05-07', assured: true, evidence },
    ...{ lastDay: '2029-05-06', answerBy: '2026-05-22', madeAt: AT, ruleVersion: 'complaint@2022-05-01' },
  },
};

test('a complaint names its goods, its last day and the day of the answer, and comes once', () => {
  given(...sold)
    .when(complain())
    .then(made);
  given(...sold, made)
    .when(complain())
    .then();
});

test('medicines can be complained of, although nobody may withdraw from them', () => {
  given(placed([elvanse]), confirmed, dispatched, delivered)
    .when(complain({ lines: [{ lineId: '1', quantity: 1 }] }))
    .then({ ...made, data: { ...made.data, lines: [{ lineId: '1', quantity: 1 }] } });
});

test('pieces under complaint cannot be complained of again, and nothing can before it has left', () => {
  given(...sold, made)
    .when(complain({ complaintId: 'k2' }))
    .thenRejected({ type: 'ComplaintAboveOwned', field: 'quantity', lineId: '1', most: 1 });
  given(placed([cream]), confirmed)
    .when(complain())
    .thenRejected({ type: 'OrderPhaseWrong', phase: 'confirmed' });
  given(...sold)
    .when(complain({ lines: [{ lineId: '9', quantity: 1 }] }))
    .thenRejected({ type: 'LineUnknown', field: 'lineId', lineId: '9' });
  given(...sold)
    .when(complain({ lines: [] }))
    .thenRejected({ type: 'ReturnIsEmpty', field: 'lines' });
});

test('the right ends with the last Swedish minute three years after the receipt', () => {
  const late = { type: 'ComplaintTooLate', field: 'lineId', lineId: '1', lastDay: '2029-05-06' } as const;
  given(...sold)
    .when(complain({ madeAt: '2029-05-06T22:00:00.000Z' }))
    .thenRejected(late);
  given(...sold)
    .when(complain({ madeAt: '2029-05-06T21:59:00.000Z' }))
    .then({
      ...made,
      data: { ...made.data, assured: false, answerBy: '2029-05-20', madeAt: '2029-05-06T21:59:00.000Z' },
    });
});

test('a fault that showed within the three years may be complained of for two months after it was seen', () => {
  const late = { type: 'ComplaintTooLate', field: 'lineId', lineId: '1', lastDay: '2029-05-06' } as const;
  const seenInTime = { faultSeenOn: '2029-05-06', madeAt: '2029-07-06T10:00:00.000Z' } as const;
  given(...sold)
    .when(complain(seenInTime))
    .then({ ...made, data: { ...made.data, ...seenInTime, answerBy: '2029-07-20' } });
  for (const change of [{ madeAt: '2029-07-07T10:00:00.000Z' }, { faultSeenOn: '2029-05-07' }] as const)
    given(...sold)
      .when(complain({ ...seenInTime, ...change }))
      .thenRejected(late);
  expect(
    isTooLate({ seenOn: '2025-05-03', lastDay: '2025-05-03', placedAt: '2022-04-30T10:00:00.000Z' }, '2025-05-04'),
  ).toBe(true);
});

test('a fault cannot have been seen tomorrow or before the purchase', () => {
  const refused = {
    type: 'FaultDayInvalid',
    field: 'faultSeenOn',
    earliest: '2026-05-04',
    latest: '2026-05-08',
  } as const;
  for (const faultSeenOn of ['2026-05-09', '2026-05-03'])
    given(...sold)
      .when(complain({ faultSeenOn }))
      .thenRejected(refused);
});

test('two months from the fault are always in time, the last day included', () => {
  const bought = '2026-05-04T10:00:00.000Z';
  expect(isAssured('2026-05-07', '2026-07-07', bought)).toBe(true);
  expect(isAssured('2026-05-07', '2026-07-08', bought)).toBe(false);
});

test('the law of the day of the purchase applies', () => {
  expect(lastComplaintDay('2022-05-03', '2022-04-30T10:00:00.000Z')).toBe('2025-05-03');
  expect(complaintRule.on('2022-04-30').law.time).toContain('1990:932');
  expect(complaintRule.on('2022-05-01').law.time).toContain('2022:260');
});
