export { dispensingProcess } from './process.js';
