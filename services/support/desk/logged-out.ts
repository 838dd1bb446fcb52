import type { CustomerDesk } from '../contract/customers.js';
import type { MailDesk } from '../contract/mail.js';
import type { PaymentTaskDesk } from '../contract/payment-tasks.js';

/** Nobody is logged in: a page that asks all the same has a fault. */
function refuse(): never {
  throw new Error('the console was asked without a staff session');
}

export const noCustomers: CustomerDesk = {
  find: refuse,
  opening: refuse,
  open: refuse,
  history: refuse,
  revealPersonNumber: refuse,
  drift: refuse,
  subjectOf: refuse,
  event: refuse,
};

export const noPaymentTasks: PaymentTaskDesk = { list: refuse, settled: refuse, settle: refuse };

export const noMail: MailDesk = { local: false, list: refuse, read: refuse };
