import type { BusinessDate, Ore, Uuid } from '../kernel/index.js';

/** The partners that hold money for the shop and pay it out. */
export type PayingPartner = 'adyen' | 'finance';

/** One payment or refund in a partner's settlement. A refund is negative. */
export interface SettledLine {
  /** Null for a fee of its own, and for money of a payment that the shop does not know. */
  readonly paymentId: Uuid | null;
  /** The id of the capture or refund. Null for money that moved with its authorisation. */
  readonly modificationId: Uuid | null;
  readonly gross: Ore;
  readonly fee: Ore;
}

/** A settlement: the partner pays out what it has captured, less refunds and fees. Each partner counts its own from 1. */
export interface Settlement {
  readonly partner: PayingPartner;
  readonly number: number;
  readonly paidOn: BusinessDate;
  readonly lines: readonly SettledLine[];
}

/** A settlement beside what our own books say of the same payments. */
export interface SettlementSums {
  readonly partner: PayingPartner;
  readonly number: number;
  /** What our books captured less what they refunded, for the payments that the partner settled. */
  readonly booked: Ore;
  /** The same sum in the partner's report, before its fees. */
  readonly reported: Ore;
  readonly fees: Ore;
}

/** @param bookedOf what our books say of a line */
export function settlementSums(
  { partner, number, lines }: Settlement,
  bookedOf: (line: SettledLine) => Ore,
): SettlementSums {
  const total = (of: (line: SettledLine) => Ore) => lines.reduce((sum, line) => sum + of(line), 0);
  return {
    partner,
    number,
    booked: total(bookedOf),
    reported: total(({ gross }) => gross),
    fees: total(({ fee }) => fee),
  };
}
