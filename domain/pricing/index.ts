export * from './line-price.js';
export * from './price.js';
export { shippingVat } from './shipping-vat.js';
export type { VatRow } from './vat-rows.js';
export { isReduced, lowestBefore, reductionOf, type Reduction } from './reduction.js';
