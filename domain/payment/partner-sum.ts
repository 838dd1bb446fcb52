import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';

/** The only currency that the shop uses. */
export const CURRENCY = 'SEK';

/** A sum as the partner states it, in the smallest unit of its currency. */
export interface PartnerSum {
  readonly amount: number;
  readonly currency: string;
}

export interface StatedSum extends PartnerSum {
  /** The id of the partner's message with this sum. It becomes the id of a difference. */
  readonly statementId: Uuid;
  /** The day of the daily report with this sum. Absent for a webhook or response. */
  readonly report?: BusinessDate;
}

/** Formats a sum for staff, for example "199.00 SEK". */
export function shownSum(minorUnits: number, currency: string = CURRENCY): string {
  return `${(minorUnits / 100).toFixed(2)} ${currency}`;
}

export function statedSek(amount: Ore, statementId: Uuid = 'message-1'): StatedSum {
  return { amount, currency: CURRENCY, statementId };
}
