import {
  addDays,
  addMonths,
  endOfDay,
  startOfDay,
  yearOf,
  type BusinessDate,
  type Instant,
} from '../domain/kernel/index.js';

/** The days of a generated history. */
export interface Period {
  /** For the few who joined long ago: their points can expire and their memberships lapse within the period. */
  readonly prologue: BusinessDate;
  /** From here on everybody lives and the nightly jobs run. */
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/** A level is protected for 365 days: in fourteen months members who rose in the first weeks can fall again. */
const MONTHS = 14;
/** Inactivity ends a membership after 30 months; two more place the end inside the period. */
const PROLOGUE_MONTHS = 32;

export function periodUntil(last: BusinessDate, first: BusinessDate = addDays(addMonths(last, -MONTHS), 1)): Period {
  return { prologue: addMonths(last, -PROLOGUE_MONTHS), first, last };
}

export function isWithin({ prologue, last }: Period, at: Instant): boolean {
  return at >= startOfDay(prologue) && at <= endOfDay(last);
}

/** A day of the calendar year before the period's: its points expire at the New Year inside the period. */
export function yearBefore({ first }: Period, dayOfAutumn: number): BusinessDate {
  return addDays(`${yearOf(first) - 1}-09-15`, dayOfAutumn);
}
