import { expect, test } from 'vitest';

import { formatDate, formatDay, formatMoment } from './dates.js';

test('dates are written the Swedish way', () => {
  expect(formatDay('2026-03-12')).toBe('12 mars');
  expect(formatDate('2026-12-31')).toBe('31 december 2026');
});

test('instants are shown in Stockholm time, winter and summer', () => {
  expect(formatMoment('2026-01-31T23:30:00.000Z')).toBe('1 februari 2026 kl. 00.30');
  expect(formatMoment('2026-07-01T12:00:00.000Z')).toBe('1 juli 2026 kl. 14.00');
  expect(formatDate('2026-07-01T22:30:00.000Z')).toBe('2 juli 2026');
});
