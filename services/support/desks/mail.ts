import { WHOLE, type Desk } from '../audit/desk.js';
import type { MailDesk } from '../contract/mail.js';

/** The desk for the local mailbox. It holds mails to customers where mail is not really sent. */
export const mailDesk: Desk<MailDesk, 'mail'> = {
  name: 'mail',
  right: 'console.enter',
  shows: 'breven som butiken har skickat, med namn och adresser',
  holds: 'openMinutes',
  opens: (key) => (key === WHOLE ? { kind: 'mailbox', id: 'local' } : null),
  calls: {
    list: {
      outcome: 'shown',
      about: (to) => ({ subject: { kind: 'mailbox', id: 'local' }, ...(to && { item: to }) }),
      reason: 'opened',
      sought: (to) => (to ? [{ kind: 'email', text: to }] : []),
    },
    read: { outcome: 'shown', about: (id) => (id ? { subject: { kind: 'letter', id } } : null), reason: 'opened' },
  },
};
