import { dated } from '../kernel/index.js';

/** Allowed lengths in characters: `text` is the message to shoppers, `reason` informs colleagues. */
export const pauseRule = dated('pause', [
  { from: '2000-01-01', value: { text: { shortest: 10, longest: 300 }, reason: { shortest: 3, longest: 200 } } },
]);
