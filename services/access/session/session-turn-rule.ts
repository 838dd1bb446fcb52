import { dated } from '../../../domain/kernel/index.js';

/**
 * How old a known customer's token grows, and how long it is still taken after its successor was shown: tabs and calls
 * that are under way come with the old one. The overlap is longer than any process remembers a session (sessions.ts).
 */
export const sessionTurnRule = dated('session-turn', [
  { from: '2000-01-01', value: { everyHours: 24, overlapMinutes: 5 } },
]);
