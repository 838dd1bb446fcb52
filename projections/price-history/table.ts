import type { Instant, Ore } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

/** A product's price for a period. */
export interface PriceHistoryRow {
  readonly varu_id: string;
  readonly valid_from: Instant;
  /** When the next price begins. Null for the current price. */
  readonly valid_to: Instant | null;
  readonly price: Ore;
  readonly discount_price: Ore | null;
  readonly lowest_price_30_days: Ore | null;
  readonly member_price: Ore | null;
  readonly member_lowest_price_30_days: Ore | null;
  readonly campaign_id: string | null;
  readonly rule_version: string;
}

export const priceHistoryTable: ViewTable<PriceHistoryRow> = {
  name: 'view_price_history',
  key: ['varu_id', 'valid_from'],
  columns: [
    'varu_id',
    'valid_from',
    'valid_to',
    'price',
    'discount_price',
    'lowest_price_30_days',
    'member_price',
    'member_lowest_price_30_days',
    'campaign_id',
    'rule_version',
  ],
};
