export * from './line-price.js';
export * from './price.js';
export { shippingVat } from './shipping-vat.js';
export type { VatRow } from './vat-rows.js';
export { lowestBefore, percentOff } from './lowest-before.js';
