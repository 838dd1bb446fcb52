import { addDays, addMonths, dated, endOfMonth, type BusinessDate, type Ore } from '../../kernel/index.js';

export interface ChequeRule {
  /** The number of points converted is always a multiple of this. The remaining points stay as points. */
  readonly pointsPerCheque: number;
  /** The most points that may be converted in a calendar year. */
  readonly yearlyCap: number;
  readonly validMonths: number;
}

/** How points become cheques (CLB-05). */
export const chequeRule = dated<ChequeRule>('cheque-rule', [
  { from: '2020-01-01', value: { pointsPerCheque: 1000, yearlyCap: 12_000, validMonths: 3 } },
]);

/**
 * The number of points to convert at a month's end. It depends on the spendable points and on those converted earlier
 * in the year.
 */
export function pointsToConvert(spendable: number, convertedThisYear: number, on: BusinessDate): number {
  const { pointsPerCheque, yearlyCap } = chequeRule.on(on);
  const most = Math.max(0, Math.min(spendable, yearlyCap - convertedThisYear));
  return Math.floor(most / pointsPerCheque) * pointsPerCheque;
}

/** The amount of a cheque in öre. A point stands for one krona of purchases, so at 2.2 percent it is worth 2.2 öre. */
export function chequeAmount(points: number, rate: number): Ore {
  return Math.round(points * rate);
}

/** The first and last day of a cheque that is issued at a month's end. It is valid for the next three whole months. */
export function chequeValidity(issuedOn: BusinessDate): {
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
} {
  const validFrom = addDays(issuedOn, 1);
  return { validFrom, validTo: endOfMonth(addMonths(validFrom, chequeRule.on(issuedOn).validMonths - 1)) };
}
