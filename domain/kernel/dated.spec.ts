import { expect, test } from 'vitest';

import { dated } from './dated.js';

const fee = dated('fee', [
  { from: '2025-01-01', value: { amount: 1900 } },
  { from: '2026-04-01', value: { amount: 2500 } },
]);

test.each([
  ['2025-01-01', 1900, 'fee@2025-01-01'],
  ['2026-03-31', 1900, 'fee@2025-01-01'],
  ['2026-04-01', 2500, 'fee@2026-04-01'],
  ['2030-01-01', 2500, 'fee@2026-04-01'],
])('on %s the rule of that day holds, and the answer names it', (date, amount, ruleVersion) => {
  expect(fee.on(date)).toEqual({ amount, ruleVersion });
});

test('no rule holds before the first one', () => {
  expect(() => fee.on('2024-12-31')).toThrow(RangeError);
});
