export { fulfilmentProcess } from './process.js';
