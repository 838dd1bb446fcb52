export { generatedArrivals, shopArrivals } from './arrivals.js';
export { generateCatalogue, STOCKED_ON, type GeneratorOptions } from './generate.js';
export { prescriptionArrivals } from './prescription-goods.js';
