import { dated } from '../kernel/index.js';

/**
 * CORE-12: a guest's cart keeps the receiver's details this many days after its last change. That is at least the life
 * of a guest's session (SES-07), so that the guest may come back. An order has the receiver in its own event.
 */
export const guestDetailsRule = dated('guest-details', [{ from: '2000-01-01', value: { keptDays: 30 } }]);
