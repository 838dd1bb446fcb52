export type { Kronor } from './kronor.js';
export { orderLife, type OrderLife } from './order-life.js';
export type { Lane, LifeEvent, LifeStep } from './steps.js';
