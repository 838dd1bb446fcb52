export * from './fee.js';
export * from './ladder-rule.js';
export * from './period.js';
export * from './standing.js';
