import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';

/** The only currency that the shop uses. */
export const CURRENCY = 'SEK';

/** A sum as the partner states it: minor units of any currency. */
export interface PartnerSum {
  readonly amount: number;
  readonly currency: string;
}

export interface StatedSum extends PartnerSum {
  /** The id of the message with the sum. It identifies a difference. */
  readonly statementId: Uuid;
  /** The day of the report with the sum. Absent for a webhook or response. */
  readonly report?: BusinessDate;
}

/** A readable sum, for example "199.00 SEK". */
export function shownSum(minorUnits: number, currency: string = CURRENCY): string {
  return `${(minorUnits / 100).toFixed(2)} ${currency}`;
}

export function statedSek(amount: Ore, statementId: Uuid = 'message-1'): StatedSum {
  return { amount, currency: CURRENCY, statementId };
}
