import { dated } from '../kernel/index.js';

/**
 * CRT-06, CORE-12: a guest's cart ends this many days after its last change, empty or with goods. The guest's session
 * has ended by the later day (SES-02), so nobody can return to the cart.
 */
export const guestCartRule = dated('guest-cart', [{ from: '2000-01-01', value: { emptyDays: 1, abandonedDays: 30 } }]);

/**
 * CORE-12: a guest's cart keeps the receiver's details this many days after its last change. A guest's session never
 * lasts longer (SES-07), so that the guest may return. An order has the receiver in its own event.
 */
export const guestDetailsRule = dated('guest-details', [{ from: '2000-01-01', value: { keptDays: 30 } }]);
