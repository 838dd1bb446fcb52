import {
  addDays,
  addMonths,
  endOfDay,
  startOfDay,
  yearOf,
  type BusinessDate,
  type Instant,
} from '../domain/kernel/index.js';

export interface Period {
  /**
   * The first day on which a member may join. Some join long before the period, so that points expire and memberships
   * end within it.
   */
  readonly prologue: BusinessDate;
  /** The first day of the period. From this day all customers are active and the nightly jobs run. */
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/**
 * The length of the period in months. A level is protected for 365 days, so in fourteen months it can rise and fall
 * again.
 */
const MONTHS = 14;
/**
 * How many months before the end of the period the first members join. A membership ends after 30 inactive months, so
 * this end falls inside the period.
 */
const PROLOGUE_MONTHS = 32;

export function periodUntil(last: BusinessDate, first: BusinessDate = addDays(addMonths(last, -MONTHS), 1)): Period {
  return { prologue: addMonths(last, -PROLOGUE_MONTHS), first, last };
}

export function isWithin({ prologue, last }: Period, at: Instant): boolean {
  return at >= startOfDay(prologue) && at <= endOfDay(last);
}

/** A day in the calendar year before the period. Points of that day expire at the New Year inside the period. */
export function yearBefore({ first }: Period, dayOfAutumn: number): BusinessDate {
  return addDays(`${yearOf(first) - 1}-09-15`, dayOfAutumn);
}
