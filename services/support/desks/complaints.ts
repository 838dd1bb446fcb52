import { WHOLE, type Desk } from '../audit/desk.js';
import type { ComplaintDesk } from '../contract/complaints.js';

const about = (item: string) => ({ subject: { kind: 'shop', id: 'complaints' }, item: item || '-' });

/** CHK-10: the desk for complaints. Their texts and photos can tell of a person's health, so each look is recorded. */
export const complaintsDesk: Desk<ComplaintDesk, 'complaints'> = {
  name: 'complaints',
  right: 'payment.settle-task',
  shows: 'reklamationer med varor, kundens text och bilder',
  holds: 'deskMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'shop', id: 'complaints' } : null),
  calls: {
    list: {
      outcome: 'shown',
      look: 'list',
      about: () => ({ subject: { kind: 'shop', id: 'complaints' } }),
      reason: 'opened',
    },
    complaint: { outcome: 'shown', about: (complaintId) => about(complaintId), reason: 'opened' },
    photo: { outcome: 'shown', about: ({ complaintId, nth }) => about(`${complaintId}:${nth}`), reason: 'opened' },
    answer: {
      outcome: 'done',
      about: ({ complaintId }) => about(complaintId),
      reason: { given: ({ reason }) => reason },
    },
  },
};
