import { expect, test } from 'vitest';

import { paymentEvents } from '../domain/payment/events.js';
import { NOT_SHOWN, orderPaymentProjection } from './order-tracking/project-payment.js';
import { NO_TASK, paymentTaskProjection } from './payment-task/project.js';

test.each([
  ['order-payment', orderPaymentProjection.types, NOT_SHOWN],
  ['payment-task', paymentTaskProjection.types, NO_TASK],
] as const)('%s handles each event of a payment, or lists it as left out', (_view, taken, left) => {
  expect([...taken, ...left].sort()).toEqual(Object.keys(paymentEvents).sort());
});
