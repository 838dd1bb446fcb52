import { addDays, addMonths, type BusinessDate, type Ore } from '../../kernel/index.js';
import { PERIOD_MONTHS } from './ladder-rule.js';

/** A period of high-cost protection, with the sums of all pharmacies. */
export interface HighCostPeriod {
  readonly startsOn: BusinessDate;
  /** The last day. The first purchase after it begins the next period. */
  readonly endsOn: BusinessDate;
  /** The sum of the prices that counted on the ladder. */
  readonly accumulated: Ore;
  /** The sum of what the customer paid of them. */
  readonly ownFee: Ore;
  /** The day on which medicines became free, or null. They stay free until the period ends. */
  readonly freeCardSince: BusinessDate | null;
}

/** The period that a purchase on a day belongs to: the given one, or a new one that this purchase begins. */
export function periodOn(period: HighCostPeriod | null, day: BusinessDate): HighCostPeriod {
  return openPeriod(period, day) ?? periodFrom(day);
}

/** Returns the period when the day is in it, otherwise null. */
export function openPeriod(period: HighCostPeriod | null, day: BusinessDate): HighCostPeriod | null {
  return period && day >= period.startsOn && day <= period.endsOn ? period : null;
}

function periodFrom(day: BusinessDate): HighCostPeriod {
  const endsOn = addDays(addMonths(day, PERIOD_MONTHS), -1);
  return { startsOn: day, endsOn, accumulated: 0, ownFee: 0, freeCardSince: null };
}
