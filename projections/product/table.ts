import type { Product } from '../../domain/catalogue/index.js';
import type { BusinessDate, Instant, Ore } from '../../domain/kernel/index.js';
import type { PharmacyStock, StockHold, Withdrawal } from '../../domain/product/index.js';
import { columnsOf } from '../runner/field-columns.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';
import { PRODUCT } from './fields.js';

export const productTable = viewTable({
  name: 'view_product',
  key: ['varu_id'],
  columns: {
    ...columnsOf<Product, typeof PRODUCT>(PRODUCT),
    variant_axis: column<string | null>(),
    variant_value: column<string | null>(),
    price_from: column<Instant | null>(),
    /** The pieces on the web shelf. `web_stock` is what a buyer can have: these pieces, less those in `holds`. */
    web_shelf: column<number>(),
    /** What attempts to pay hold, by movement id. */
    holds: column<Readonly<Record<string, StockHold>>>(),
    pharmacy_stock: column<PharmacyStock>(),
    sales_price: column<Ore>(),
    /** The default order (`sortRank`). */
    sort_rank: column<number>(),
    withdrawn: column<boolean>(),
    withdrawn_as: column<Withdrawal['reason'] | null>(),
    withdrawn_on: column<BusinessDate | null>(),
    withdrawal_notice: column<string | null>(),
    /** True when it has a price and is not withdrawn. Listings show only such products. */
    for_sale: column<boolean>(),
    revision: column<number>(),
  },
});

export type ProductRow = RowOf<typeof productTable>;
