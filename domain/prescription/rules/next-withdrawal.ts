import { addDays, addMonths, type BusinessDate } from '../../kernel/index.js';
import { prescriptionRule } from './prescription-rule.js';
import type { Interval, Prescription } from './prescription.js';

export interface NextWithdrawal {
  /** The first day of the next withdrawal. Null when any day will do. */
  readonly on: BusinessDate | null;
  /** The first day inside the benefit, never before `on`. Null without benefit, and when any day will do. */
  readonly inBenefitOn: BusinessDate | null;
}

/** RX-03: the days of the next withdrawal. They follow from the last one, so there are none before the first. */
export function nextWithdrawal(prescription: Prescription): NextWithdrawal {
  const { lastOn } = prescription.withdrawals;
  if (lastOn === null) return { on: null, inBenefitOn: null };
  const on = nextOn(prescription, lastOn);
  if (!hasBenefit(prescription)) return { on, inBenefitOn: null };
  return { on, inBenefitOn: later(on, usedMostlyOn(prescription, lastOn)) };
}

/** Animals have no high-cost protection. */
export function hasBenefit({ inBenefit, kind }: Prescription): boolean {
  return inBenefit && kind === 'human';
}

/** After a start pack, the day of the whole pack counts. Otherwise it is the prescriber's interval. */
function nextOn({ withdrawals, interval }: Prescription, lastOn: BusinessDate): BusinessDate | null {
  const { startPack, wholePackFrom, prescribed, left } = withdrawals;
  if (startPack && wholePackFrom !== null && prescribed - left === 1) return wholePackFrom;
  return interval && after(lastOn, interval);
}

function after(date: BusinessDate, { count, unit }: Interval): BusinessDate {
  if (unit === 'month') return addMonths(date, count);
  return addDays(date, unit === 'week' ? count * 7 : count);
}

/** The two-thirds rule: the day on which enough of the last supply is used. */
function usedMostlyOn({ withdrawals }: Prescription, lastOn: BusinessDate): BusinessDate | null {
  const { daysSupplied } = withdrawals;
  if (daysSupplied === null) return null;
  const { part, of } = prescriptionRule.on(lastOn).benefitShare;
  return addDays(lastOn, Math.ceil((daysSupplied * part) / of));
}

function later(one: BusinessDate | null, other: BusinessDate | null): BusinessDate | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
