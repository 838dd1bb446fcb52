import { expect, test } from 'vitest';

import { isLate } from './late.js';

const atHome = { latest: '2026-11-24', holdDays: null };
const atPostOffice = { latest: '2026-11-24', holdDays: 7 };

test.each([
  ['an order that should have arrived yesterday and is not dispatched', atPostOffice, false, '2026-11-25', true],
  ['an order on its last promised day', atHome, false, '2026-11-24', false],
  ['a home delivery that was dispatched and has not arrived', atHome, true, '2026-11-25', true],
  ['a parcel that waits at a pickup point', atPostOffice, true, '2026-11-25', false],
])('%s', (_order, promise, dispatched, date, late) => {
  expect(isLate(promise, dispatched, date)).toBe(late);
});
