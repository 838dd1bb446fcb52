export { generateCatalogue, type GeneratorOptions } from './generate.js';
