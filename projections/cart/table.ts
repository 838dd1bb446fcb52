import type { CartState } from '../../domain/cart/index.js';
import type { Instant, Uuid } from '../../domain/kernel/index.js';
import { columnsOf, type ColumnNames } from '../runner/field-columns.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

/** The columns of a cart's state. Goods and receiver have none, because views hold no health data. */
export const CART = {
  customerId: 'customer_id',
  phase: 'phase',
  cheque: 'cheque',
  delivery: 'delivery',
  orderId: 'order_id',
  absorbedInto: 'absorbed_into',
  mergedFrom: 'merged_from',
} as const satisfies Partial<ColumnNames<CartState>>;

export const cartTable = viewTable({
  name: 'view_cart',
  key: ['cart_id'],
  columns: {
    cart_id: column<Uuid>(),
    ...columnsOf<CartState, typeof CART>(CART),
    revision: column<number>(),
    updated_at: column<Instant>(),
  },
});

export type CartRow = RowOf<typeof cartTable>;
