export * from './benefit-class.js';
export * from './exchange.js';
export * from './price.js';
export * from './price-lines.js';
export * from './block.js';
export * from './why-prices.js';
export * from './exchanged-charge.js';
export type * from './decided-price.js';
