import { dated } from '../kernel/index.js';

/** CLB-07: how long after its last change a cart keeps a cheque reserved. */
export const chequeHoldRule = dated('cheque-hold', [{ from: '2000-01-01', value: { restHours: 24 } }]);
