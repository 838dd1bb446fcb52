import type { Price, ReferencePrices } from '../../domain/catalogue/index.js';
import type { Instant } from '../../domain/kernel/index.js';
import { PRICE } from '../product/fields.js';
import { columnsOf } from '../runner/field-columns.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const priceHistoryTable = viewTable({
  name: 'view_price_history',
  key: ['varu_id', 'valid_from'],
  columns: {
    varu_id: column<string>(),
    valid_from: column<Instant>(),
    /** Null for the current price. */
    valid_to: column<Instant | null>(),
    ...columnsOf<Price & ReferencePrices, typeof PRICE>(PRICE),
    rule_version: column<string>(),
  },
});

/** A product's price for a period. */
export type PriceHistoryRow = RowOf<typeof priceHistoryTable>;
