import type { BusinessDate, Ore } from '../kernel/index.js';
import type { SettlementSums } from './settlement.js';

/** Amounts of one rate of VAT, VAT included. `vat` is the sum of the VAT that the order lines froze (LAW-08). */
export interface RateSums {
  readonly rate: number;
  /** The goods before discounts. */
  readonly goods: Ore;
  /** All discounts but bonus cheques. */
  readonly discounts: Ore;
  readonly cheques: Ore;
  readonly freight: Ore;
  readonly vat: Ore;
}

/**
 * Where money is: at a payment partner until it pays out, or in the bank. `customers` owe the shop for goods that they
 * have. `owed` is what the shop owes to customers, because a refund came back.
 */
export type Place = 'adyen' | 'finance' | 'bank' | 'customers' | 'owed';

export interface MoneyPart {
  readonly at: Place;
  readonly amount: Ore;
}

/** Sales or refunds of a day: what they were, and where their money is. Both have the same sum. */
export interface Trade {
  readonly rates: readonly RateSums[];
  readonly money: readonly MoneyPart[];
}

/** Money that changed its place after it was booked, for example a capture that the bank took back. */
export interface Movement {
  readonly to: Place;
  readonly from: Place;
  readonly amount: Ore;
}

/** Bonus cheques are a debt from their issue. Points are none, because they may still expire (CLB-07). */
export interface ChequeSums {
  readonly issued: Ore;
  readonly used: Ore;
  /** Cheques of cancelled and returned orders, which the members have again. */
  readonly returned: Ore;
  /** Cheques that expired or lapsed. */
  readonly ended: Ore;
}

/** What our books and the partners' daily reports say of captures less refunds on the day (CHK-05). */
export interface Reconciled {
  readonly ours: Ore;
  readonly reported: Ore;
}

/** The sums of a day. They name no order and no person, so the books need no erasure. */
export interface BooksDay {
  readonly date: BusinessDate;
  readonly sold: Trade;
  readonly refunded: Trade;
  readonly moved: readonly Movement[];
  readonly cheques: ChequeSums;
  readonly settlements: readonly SettlementSums[];
  /** Null for a day that no reconciliation compared. */
  readonly reconciled: Reconciled | null;
}

/** What the customers paid for these goods. */
export function paidOf({ goods, discounts, cheques, freight }: RateSums): Ore {
  return goods - discounts - cheques + freight;
}
