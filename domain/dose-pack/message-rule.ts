import { dated } from '../kernel/index.js';

/** RX-22: a message is as long as the one of a cart's row at most. */
export const messageRule = dated<{ readonly most: number }>('dose-pack-message', [
  { from: '2000-01-01', value: { most: 500 } },
]);
