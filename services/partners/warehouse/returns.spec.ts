import { expect, test } from 'vitest';

import { readReturnWebhook, signReturn, type ReturnNotification } from './returns.js';

const KEY = 'ab'.repeat(32);
const notification: ReturnNotification = {
  type: 'return-inspected',
  notificationId: '412345678-R1:inspected',
  orderId: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10',
  returnNumber: '412345678-R1',
  occurredAt: '2026-05-11T10:00:00.000Z',
  lines: [{ line: '1', quantity: 2, outcome: 'ok' }],
};
const signature = signReturn(notification, KEY);

test('a signed report of a return is read', () => {
  expect(readReturnWebhook({ notification, signature }, KEY)).toEqual({ ok: true, notification });
});

test.each([
  ['another outcome', { lines: [{ line: '1', quantity: 2, outcome: 'damaged' }] }],
  ['another quantity', { lines: [{ line: '1', quantity: 1, outcome: 'ok' }] }],
  ['another return', { returnNumber: '412345678-R2' }],
  ['another type', { type: 'return-received' }],
])('a report with %s than was signed is refused', (_what, change) => {
  const changed = { ...notification, ...change };
  expect(readReturnWebhook({ notification: changed, signature }, KEY)).toEqual({
    ok: false,
    rejection: { type: 'WrongSignature' },
  });
});

test('a malformed report names its field', () => {
  const wrong = { ...notification, lines: [{ line: '1', quantity: 0, outcome: 'ok' }] };
  expect(readReturnWebhook({ notification: wrong, signature }, KEY)).toEqual({
    ok: false,
    rejection: { type: 'MalformedWebhook', field: 'notification.lines.0.quantity' },
  });
});
