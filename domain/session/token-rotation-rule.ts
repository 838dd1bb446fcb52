import { dated } from '../kernel/index.js';

/**
 * The age at which a session's token is replaced, and how long the old token stays valid. Other tabs and running
 * requests may still send the old one. The overlap is longer than any process caches a session (sessions.ts).
 */
export const tokenRotationRule = dated('session-turn', [
  { from: '2000-01-01', value: { everyHours: 24, overlapMinutes: 5 } },
]);
