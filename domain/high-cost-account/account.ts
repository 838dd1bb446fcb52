import type { BusinessDate, Ore } from '../kernel/index.js';
import type { HighCostPeriod } from './ladder/index.js';

/** RX-15: a purchase at any pharmacy, as the national database holds it. */
export interface HighCostTransaction {
  readonly transactionId: string;
  readonly on: BusinessDate;
  /** The first day of the period that it counts in. */
  readonly periodFrom: BusinessDate;
  /** The part of the price that the benefit pays. */
  readonly benefit: Ore;
  readonly ownFee: Ore;
  readonly pharmacy: { readonly name: string; readonly city: string };
}

/** RX-07: a person's account in the national high-cost database, as it was received. */
export interface HighCostAccount {
  /** False when the person has said no to the database. Then no benefit can be given. */
  readonly isConnected: boolean;
  /** The latest period. Null before the first purchase. */
  readonly period: HighCostPeriod | null;
  /** Newest first. */
  readonly transactions: readonly HighCostTransaction[];
}

/** Whether the purchases of the latest period sum to it. A database whose sums differ cannot be trusted with a price. */
export function sumsTie({ period, transactions }: HighCostAccount): boolean {
  const counted = transactions.filter(({ periodFrom }) => periodFrom === period?.startsOn);
  const ownFee = counted.reduce((sum, each) => sum + each.ownFee, 0);
  const price = counted.reduce((sum, each) => sum + each.benefit + each.ownFee, 0);
  return price === (period?.accumulated ?? 0) && ownFee === (period?.ownFee ?? 0);
}
