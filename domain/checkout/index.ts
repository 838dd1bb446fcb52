export { checkoutProcess } from './process.js';
export type { ProcessCommand, PurchaseHappening } from './process-command.js';
export { startPayment } from './start-payment.js';
