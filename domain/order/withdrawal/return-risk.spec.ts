import { expect, test } from 'vitest';

import { returnRisk } from './return-risk.js';

const refundBy = '2026-05-22';

test('the refund of a return is at risk four days before its last day, and the day after it too', () => {
  expect(returnRisk({ isHere: true, refundBy }, '2026-05-17')).toBeNull();
  for (const today of ['2026-05-18', '2026-05-22', '2026-05-23', '2027-05-23'] as const)
    expect(returnRisk({ isHere: true, refundBy }, today)).toBe('refund-due');
});

test('goods that are not here when that day is over never came', () => {
  expect(returnRisk({ isHere: false, refundBy }, '2026-05-17')).toBeNull();
  expect(returnRisk({ isHere: false, refundBy }, '2026-05-22')).toBe('refund-due');
  expect(returnRisk({ isHere: false, refundBy }, '2026-05-23')).toBe('never-came');
});
