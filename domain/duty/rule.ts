import { dated } from '../kernel/index.js';

/** RX-06: a forgotten shift ends by itself. We chose a working day with overtime; no law says an hour. */
export const dutyRule = dated('duty', [{ from: '2000-01-01', value: { mostHours: 12 } }]);
