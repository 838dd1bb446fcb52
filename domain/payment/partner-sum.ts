import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';

/** The only currency that the shop asks for and takes. */
export const CURRENCY = 'SEK';

/** A sum as the partner names it: minor units of a currency that may be another than ours. */
export interface PartnerSum {
  readonly amount: number;
  readonly currency: string;
}

export interface Told extends PartnerSum {
  /** Of the message that named it; a difference is known by it. */
  readonly toldId: Uuid;
  /** The day of the report that names it; absent where a message or an answer does. */
  readonly report?: BusinessDate;
}

/** As people read it: "199.00 SEK". */
export function shownSum(minorUnits: number, currency: string = CURRENCY): string {
  return `${(minorUnits / 100).toFixed(2)} ${currency}`;
}

export function toldSek(amount: Ore, toldId: Uuid = 'message-1'): Told {
  return { amount, currency: CURRENCY, toldId };
}
