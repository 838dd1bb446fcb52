import { expect, test } from 'vitest';

import { alertType, bannerType } from './alert-type.js';

test('an alert is one of five types, also by number', () => {
  expect([0, 1, 2, 3, 4].map(alertType)).toEqual(['info', 'warning', 'error', 'success', 'notification']);
  expect(alertType('success')).toBe('success');
  expect(alertType(9)).toBe('info');
});

test('a system banner is one of three types, also by number', () => {
  expect([0, 1, 2].map(bannerType)).toEqual(['info', 'warning', 'error']);
  expect(bannerType('error')).toBe('error');
  expect(bannerType(4)).toBe('info');
});
