import { dated } from '../../../domain/kernel/index.js';

/** CHK-08: how long a mail's link opens a parcel, and how often a stranger may be wrong. */
export const trackingRule = dated('tracking', [
  {
    from: '2020-01-01',
    value: { linkDays: 90, wrongOfAddress: 20, addressMinutes: 15, wrongOfNumber: 10, numberMinutes: 60 },
  },
]);
