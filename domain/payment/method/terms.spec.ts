import { expect, test } from 'vitest';

import { started } from '../spec-events.js';
import { isStillShown, paymentExpiresAt } from './terms.js';

const AT = '2026-05-04T10:00:00.000Z';

test('a shopper has a quarter of an hour to pay', () => {
  expect(paymentExpiresAt(AT)).toBe('2026-05-04T10:15:00.000Z');
});

test('the shopper gets an answer about an attempt for an hour after its time to pay', () => {
  expect(isStillShown(started.data, '2026-05-04T11:14:59.999Z')).toBe(true);
  expect(isStillShown(started.data, '2026-05-04T11:15:00.000Z')).toBe(false);
});
