import { dated } from '../../kernel/index.js';

/** CLB-07: a cart that nobody changes keeps a cheque reserved for this number of hours. */
export const chequeHoldRule = dated('cheque-hold', [{ from: '2000-01-01', value: { restHours: 24 } }]);
