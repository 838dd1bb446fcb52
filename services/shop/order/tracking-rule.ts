import { dated } from '../../../domain/kernel/index.js';

/** CHK-08: how long a mailed link is valid, and how many wrong tries a visitor has. */
export const trackingRule = dated('tracking', [
  {
    from: '2020-01-01',
    value: { linkDays: 90, wrongOfAddress: 20, addressMinutes: 15, wrongOfNumber: 10, numberMinutes: 60 },
  },
]);
