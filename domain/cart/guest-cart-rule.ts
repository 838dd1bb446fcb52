import { dated } from '../kernel/index.js';

/**
 * CRT-06, CORE-12: how many days after its last change a guest's cart ends, empty or left behind. A guest's session is over
 * by the second (SES-02): nobody could come back to the cart.
 */
export const guestCartRule = dated('guest-cart', [{ from: '2000-01-01', value: { emptyDays: 1, abandonedDays: 30 } }]);
