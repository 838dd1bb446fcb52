import { Problem } from './problem.js';

/** Every call says it in the same way: this key has named another command. */
export const commandIdReused = new Problem(422, [
  { field: 'Idempotency-Key', code: 'COMMAND_ID_REUSED', message: 'Nyckeln har redan använts för ett annat anrop.' },
]);
