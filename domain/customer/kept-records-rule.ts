import { addMonths, dated, yearOf, type BusinessDate } from '../kernel/index.js';
import type { KeptPurpose } from './events.js';

/**
 * CORE-12, LAW-09: for how many years the law asks to keep what an erasure leaves. Books: seven whole years after the end of the
 * calendar year (BFL 7 ch. 2 §), which is the shop's "8 years". Dispensing: an estimate, five years as in the national
 * list (law 2018:1212). To be verified with the authority before the first period ends.
 */
export const keptRecordsRule = dated('kept-records', [
  { from: '2000-01-01', value: { dispensingYears: 5, bookkeepingYears: 7 } },
]);

/**
 * The last day on which the records are kept, by the rule of `on`.
 * @param lastOn the day of the last dispensing, or of the last booked order
 */
export function keptThrough(purpose: KeptPurpose, lastOn: BusinessDate, on: BusinessDate): BusinessDate {
  const { dispensingYears, bookkeepingYears } = keptRecordsRule.on(on);
  return purpose === 'dispensing'
    ? addMonths(lastOn, 12 * dispensingYears)
    : `${yearOf(lastOn) + bookkeepingYears}-12-31`;
}
