export { generatedArrivals } from './arrivals.js';
export { generateCatalogue, STOCKED_ON, type GeneratorOptions } from './generate.js';
