import { Problem } from './problem.js';

/** The error of every call whose idempotency key was already used for another command. */
export const commandIdReused = new Problem(422, [
  { field: 'Idempotency-Key', code: 'COMMAND_ID_REUSED', message: 'Nyckeln har redan använts för ett annat anrop.' },
]);
