import { dated } from '../kernel/index.js';

/**
 * CRT-06, CORE-12: when a guest's cart ends. An empty cart ends after `emptyDays` without a change, and one with goods
 * after `abandonedDays`. After 30 days the guest's session has ended too (SES-02), so nobody can open the cart.
 */
export const guestCartRule = dated('guest-cart', [{ from: '2000-01-01', value: { emptyDays: 1, abandonedDays: 30 } }]);

/**
 * CORE-12: days without a change for which a guest's cart keeps the receiver's details. A guest's session lasts as long
 * (SES-07), so a guest who returns finds the details. An order stores its receiver separately.
 */
export const guestDetailsRule = dated('guest-details', [{ from: '2000-01-01', value: { keptDays: 30 } }]);
