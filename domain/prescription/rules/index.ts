export * from './collectable.js';
export * from './labels.js';
export * from './lists.js';
export * from './next-withdrawal.js';
export * from './parallel-group.js';
export * from './prescription.js';
export { prescriptionRule } from './prescription-rule.js';
export * from './refusal-text.js';
export * from './standing.js';
