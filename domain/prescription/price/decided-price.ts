import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { BusinessDate, Ore } from '../../kernel/index.js';
import type { ExchangeKind } from './exchange.js';

/** RX-05: a price as it was decided. No later account or rule changes it. */
export interface DecidedPrice {
  /** The day of purchase, whose rules were used. */
  readonly day: BusinessDate;
  readonly exchange: ExchangeKind;
  /** R inside the high-cost protection, U outside. */
  readonly benefit: 'R' | 'U';
  /** The whole price of the packages. */
  readonly price: Ore;
  /** The part of it that counts on the ladder. */
  readonly onLadder: Ore;
  /** What the customer pays inside the benefit. */
  readonly fee: Ore;
  /** What a refused exchange costs, outside the ladder. */
  readonly difference: Ore;
  /** All that the customer pays. */
  readonly amount: Ore;
  readonly ruleVersions: readonly string[];
  /**
   * The patient's high-cost account before this order, as the national database gave it. Null when nothing was asked: for
   * an animal, and for a child, whose medicines are free.
   */
  readonly account: { readonly isConnected: boolean; readonly period: HighCostPeriod | null } | null;
}
