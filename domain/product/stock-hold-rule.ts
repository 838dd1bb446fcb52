import { dated } from '../kernel/index.js';

/**
 * How long the shelf holds goods for a payment that never ends. A payment ends by itself much earlier
 * (`paymentTerms.minutesToPay`), and its end releases the goods.
 */
export const stockHoldRule = dated('stock-hold', [{ from: '2000-01-01', value: { hours: 24 } }]);
