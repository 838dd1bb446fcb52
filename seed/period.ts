import {
  addDays,
  addMonths,
  endOfDay,
  startOfDay,
  yearOf,
  type BusinessDate,
  type Instant,
} from '../domain/kernel/index.js';

/** The days that a generated history tells of. */
export interface Period {
  /** Of the few who joined long ago: so that points can expire and memberships lapse within the period. */
  readonly prologue: BusinessDate;
  /** From here on everybody lives and the nightly jobs run. */
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/** A level is protected for 365 days: fourteen months let those who rose in the first weeks fall again. */
const MONTHS = 14;
/** Inactivity ends a membership after 30 months; two more, so that it falls inside. */
const PROLOGUE_MONTHS = 32;

export function periodUntil(last: BusinessDate, first: BusinessDate = addDays(addMonths(last, -MONTHS), 1)): Period {
  return { prologue: addMonths(last, -PROLOGUE_MONTHS), first, last };
}

export function isWithin({ prologue, last }: Period, at: Instant): boolean {
  return at >= startOfDay(prologue) && at <= endOfDay(last);
}

/** A day of the calendar year before the period's: points of it die at the New Year inside the period. */
export function yearBefore({ first }: Period, dayOfAutumn: number): BusinessDate {
  return addDays(`${yearOf(first) - 1}-09-15`, dayOfAutumn);
}
