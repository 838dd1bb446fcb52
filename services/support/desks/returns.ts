import { WHOLE, type Desk } from '../audit/desk.js';
import type { ReturnDesk } from '../contract/returns.js';

/** CHK-05, LAW-04: the desk for returned goods and their refunds. */
export const returnsDesk: Desk<ReturnDesk, 'returns'> = {
  name: 'returns',
  right: 'payment.settle-task',
  shows: 'returer med ordernummer och dag för återbetalning',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'returns' } : null),
  calls: {
    list: {
      outcome: 'shown',
      look: 'list',
      about: () => ({ subject: { kind: 'shop', id: 'returns' } }),
      reason: 'opened',
    },
    settleReport: {
      outcome: 'done',
      about: ({ notificationId }) => ({ subject: { kind: 'shop', id: 'returns' }, item: notificationId || '-' }),
      reason: { given: ({ reason }) => reason },
    },
  },
};
