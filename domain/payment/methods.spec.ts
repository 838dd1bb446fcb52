import { expect, test } from 'vitest';

import { captureOf, isStillShown, paymentExpiresAt } from './methods.js';
import { started } from './spec-events.js';

const AT = '2026-05-04T10:00:00.000Z';

test.each([
  ['scheme', 'later'],
  ['applepay', 'later'],
  ['googlepay', 'later'],
  ['klarna', 'later'],
  ['swish', 'at-once'],
  ['trustly', 'at-once'],
  ['Free', 'at-once'],
])('%s is captured %s', (method, timing) => {
  expect(captureOf(method, AT)).toBe(timing);
});

test('a shopper has a quarter of an hour to pay', () => {
  expect(paymentExpiresAt(AT)).toBe('2026-05-04T10:15:00.000Z');
});

test('the shopper gets an answer about an attempt for an hour after its time to pay', () => {
  expect(isStillShown(started.data, '2026-05-04T11:14:59.999Z')).toBe(true);
  expect(isStillShown(started.data, '2026-05-04T11:15:00.000Z')).toBe(false);
});
