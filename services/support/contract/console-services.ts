import type { CustomerDesk } from './customers.js';
import type { MailDesk } from './mail.js';
import type { OperationsDesk } from './operations.js';
import type { PaymentTaskDesk } from './payment-tasks.js';
import type { StaffDesk, StaffShown } from './staff.js';

/**
 * What the console's pages need, bound to one request's staff session. Desks answer only to someone
 * logged in whose role has them; asked by anyone else they throw, since the pages ask first.
 */
export interface ConsoleServices {
  /** Null when nobody is logged in. */
  readonly staff: StaffShown | null;
  readonly desk: StaffDesk;
  readonly customers: CustomerDesk;
  /** Null for a role that does not run the shop. */
  readonly operations: OperationsDesk | null;
  readonly payments: PaymentTaskDesk;
  readonly mail: MailDesk;
}
