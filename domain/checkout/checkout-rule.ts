import { dated } from '../kernel/index.js';

/** The minimum age of a buyer (CHK-11). */
export const checkoutRule = dated('checkout', [{ from: '2000-01-01', value: { minimumAge: 18 } }]);

/** The names on the button for card payments. */
export const cardBrands = ['Visa', 'Mastercard', 'Maestro', 'American Express'] as const;
