import { dated } from '../kernel/index.js';

/** RX-06: how long an order may keep a withdrawal. The payment ends within hours, and a pharmacist works by the day. */
export const claimRule = dated('withdrawal-claim', [{ from: '2000-01-01', value: { days: 30 } }]);
