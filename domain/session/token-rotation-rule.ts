import { dated } from '../kernel/index.js';

/**
 * The age at which a customer's token is replaced, and how long the old token stays valid. Other tabs and running
 * requests still send the old one. This time is longer than any process caches a session (sessions.ts).
 */
export const tokenRotationRule = dated('session-turn', [
  { from: '2000-01-01', value: { everyHours: 24, overlapMinutes: 5 } },
]);
