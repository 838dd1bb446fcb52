import { dated } from '../../kernel/index.js';

/**
 * RX-03, RX-10: `nearEndDays` sets the flag of the near end. Through `countedDays` the text counts the days. A
 * withdrawal in the benefit is possible when two thirds of the last supply are used. History reaches `historyMonths`.
 */
export const prescriptionRule = dated('prescription', [
  {
    from: '2000-01-01',
    value: { nearEndDays: 30, countedDays: 6, benefitShare: { part: 2, of: 3 }, historyMonths: 15 },
  },
]);
