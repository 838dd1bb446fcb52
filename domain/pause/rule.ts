import { dated } from '../kernel/index.js';

/** Lengths in characters of the message to shoppers and of the reason for colleagues. */
export const pauseRule = dated('pause', [
  { from: '2000-01-01', value: { text: { shortest: 10, longest: 300 }, reason: { shortest: 3, longest: 200 } } },
]);
