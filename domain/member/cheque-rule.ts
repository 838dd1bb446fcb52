import { addDays, addMonths, dated, endOfMonth, type BusinessDate, type Ore } from '../kernel/index.js';

export interface ChequeRule {
  /** Only whole multiples are converted; the rest stays as points. */
  readonly pointsPerCheque: number;
  /** Most points converted in a calendar year. */
  readonly yearlyCap: number;
  readonly validMonths: number;
}

/** CLB-05. */
export const chequeRule = dated<ChequeRule>('cheque-rule', [
  { from: '2020-01-01', value: { pointsPerCheque: 1000, yearlyCap: 12_000, validMonths: 3 } },
]);

/** How many points a month end converts, given the spendable points and those converted earlier in the year. */
export function pointsToConvert(spendable: number, convertedThisYear: number, on: BusinessDate): number {
  const { pointsPerCheque, yearlyCap } = chequeRule.on(on);
  const most = Math.max(0, Math.min(spendable, yearlyCap - convertedThisYear));
  return Math.floor(most / pointsPerCheque) * pointsPerCheque;
}

/** A point stands for a krona, so its worth in öre is the rate in percent. 1000 points at 2.2 give 2200 öre. */
export function chequeAmount(points: number, rate: number): Ore {
  return Math.round(points * rate);
}

/** Issued at the last instant of a month, usable from the 1st to the end of the third month. */
export function chequeValidity(issuedOn: BusinessDate): {
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
} {
  const validFrom = addDays(issuedOn, 1);
  return { validFrom, validTo: endOfMonth(addMonths(validFrom, chequeRule.on(issuedOn).validMonths - 1)) };
}
