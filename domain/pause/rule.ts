import { dated } from '../kernel/index.js';

/** In characters. The text is one paragraph that shoppers read at a glance, the reason is read by colleagues. */
export const pauseRule = dated('pause', [
  { from: '2000-01-01', value: { text: { shortest: 10, longest: 300 }, reason: { shortest: 3, longest: 200 } } },
]);
