export * from './art/index.js';
export * from './comparison-price.js';
export * from './ean.js';
export * from './listing.js';
export * from './flags.js';
export * from './product.js';
export * from './slug.js';
export * from './vat.js';
