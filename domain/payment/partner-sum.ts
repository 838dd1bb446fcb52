import type { Ore, Uuid } from '../kernel/index.js';

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
}

export function toldSek(amount: Ore, toldId: Uuid = 'message-1'): Told {
  return { amount, currency: CURRENCY, toldId };
}
