import { WHOLE, type Desk } from '../audit/desk.js';
import type { ReturnDesk } from '../contract/returns.js';

/** CHK-05, LAW-04: the desk for returned goods and their refunds. */
export const returnsDesk: Desk<ReturnDesk, 'returns'> = {
  name: 'returns',
  right: 'payment.settle-task',
  shows: 'returer och återbetalningar med ordernummer och belopp',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'returns' } : null),
  calls: {
    list: {
      outcome: 'shown',
      look: 'list',
      about: () => ({ subject: { kind: 'shop', id: 'returns' } }),
      reason: 'opened',
    },
    giveRefund: {
      outcome: 'done',
      about: ({ orderNumber }) => ({ subject: { kind: 'shop', id: 'returns' }, item: orderNumber.trim() || '-' }),
      reason: { given: ({ reason }) => reason },
    },
    settleRefund: {
      outcome: 'done',
      about: ({ refundId }) => ({ subject: { kind: 'shop', id: 'returns' }, item: refundId || '-' }),
      reason: { given: ({ reason }) => reason },
    },
    settleReport: {
      outcome: 'done',
      about: ({ notificationId }) => ({ subject: { kind: 'shop', id: 'returns' }, item: notificationId || '-' }),
      reason: { given: ({ reason }) => reason },
    },
  },
};
