import { WHOLE, type Desk } from '../audit/desk.js';
import type { PaymentTaskDesk } from '../contract/payment-tasks.js';

const list = {
  outcome: 'shown',
  look: 'list',
  about: () => ({ subject: { kind: 'shop', id: 'payments' } }),
  reason: 'opened',
} as const;

/** CHK-05, SUP-06, SUP-11: the desk for payment problems of all customers. */
export const paymentsDesk: Desk<PaymentTaskDesk, 'payments'> = {
  name: 'payments',
  right: 'payment.settle-task',
  shows: 'penningärenden med order, belopp och kundens konto',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'payments' } : null),
  calls: {
    list,
    settled: list,
    settle: {
      outcome: 'done',
      about: ({ paymentId, taskId }) => ({ subject: { kind: 'payment', id: paymentId || '-' }, item: taskId }),
      reason: { given: ({ reason }) => reason },
    },
  },
};
