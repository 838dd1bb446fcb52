import { Problem } from './problem.js';

/** All calls give the same answer when a key has named another command. */
export const commandIdReused = new Problem(422, [
  { field: 'Idempotency-Key', code: 'COMMAND_ID_REUSED', message: 'Nyckeln har redan använts för ett annat anrop.' },
]);
