export { cardBrands, checkoutRule } from './checkout-rule.js';
export { checkoutProcess } from './process.js';
export type { ProcessCommand, PurchaseHappening, PurchaseProcess } from './process-command.js';
export { checkoutWays, type CheckoutWays } from './ways.js';
export { startPayment } from './start-payment.js';
