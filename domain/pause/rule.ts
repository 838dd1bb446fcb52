import { dated } from '../kernel/index.js';

/** In characters. Shoppers read the text at a glance; colleagues read the reason. */
export const pauseRule = dated('pause', [
  { from: '2000-01-01', value: { text: { shortest: 10, longest: 300 }, reason: { shortest: 3, longest: 200 } } },
]);
