export * from './candidate.js';
export * from './facts.js';
export * from './kinds.js';
export * from './leaving.js';
export * from './moments.js';
export * from './reminder-rule.js';
export * from './rule-table.js';
export * from './watched.js';
