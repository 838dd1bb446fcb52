import { dated } from '../kernel/index.js';

/**
 * CORE-12: how many days after its last change a guest's cart keeps who was to receive the goods. Not less than a guest's
 * session lives (SES-07): until then the guest may come back to it. An order has the receiver from its own event.
 */
export const guestDetailsRule = dated('guest-details', [{ from: '2000-01-01', value: { keptDays: 30 } }]);
