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
  /** Some members joined long before the period. So points expire and memberships end within it. */
  readonly prologue: BusinessDate;
  /** From this day all customers are active and the nightly jobs run. */
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/** A level is protected for 365 days. In fourteen months, members who rose at the beginning can fall again. */
const MONTHS = 14;
/** A membership ends after 30 months of inactivity. With two more months the end falls inside the period. */
const PROLOGUE_MONTHS = 32;

export function periodUntil(last: BusinessDate, first: BusinessDate = addDays(addMonths(last, -MONTHS), 1)): Period {
  return { prologue: addMonths(last, -PROLOGUE_MONTHS), first, last };
}

export function isWithin({ prologue, last }: Period, at: Instant): boolean {
  return at >= startOfDay(prologue) && at <= endOfDay(last);
}

/** A day in the calendar year before the period. Its points expire at the New Year inside the period. */
export function yearBefore({ first }: Period, dayOfAutumn: number): BusinessDate {
  return addDays(`${yearOf(first) - 1}-09-15`, dayOfAutumn);
}
