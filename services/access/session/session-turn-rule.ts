import { dated } from '../../../domain/kernel/index.js';

/**
 * The age at which a known customer's token is replaced, and how long the old token still works. Tabs and calls under
 * way still send the old one. The overlap is longer than any process caches a session (sessions.ts).
 */
export const sessionTurnRule = dated('session-turn', [
  { from: '2000-01-01', value: { everyHours: 24, overlapMinutes: 5 } },
]);
