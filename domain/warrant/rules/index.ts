export * from './give-refusal.js';
export * from './id-kind.js';
export * from './standing.js';
export * from './terms.js';
export * from './warrant-rule.js';
export * from './warrant.js';
