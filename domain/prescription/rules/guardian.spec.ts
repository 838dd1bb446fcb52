import { expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../kernel/index.js';
import { guardianSees } from './guardian.js';

test('a guardian sees the prescriptions of a child until the day before it turns 13 (RX-08)', () => {
  const child = parsePersonNumber('201312012386') as PersonNumber;
  expect(['2019-01-01', '2026-11-30', '2026-12-01', '2030-01-01'].map((day) => guardianSees(child, day))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
