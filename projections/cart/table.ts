import type { AppliedCheque, CartPhase, DeliveryChoice } from '../../domain/cart/index.js';
import type { Instant, Uuid } from '../../domain/kernel/index.js';
import { column, viewTable, type RowOf } from '../runner/view-table.js';

export const cartTable = viewTable({
  name: 'view_cart',
  key: ['cart_id'],
  columns: {
    cart_id: column<Uuid>(),
    customer_id: column<Uuid | null>(),
    phase: column<CartPhase>(),
    cheque: column<AppliedCheque | null>(),
    delivery: column<DeliveryChoice | null>(),
    order_id: column<Uuid | null>(),
    absorbed_into: column<Uuid | null>(),
    merged_from: column<readonly Uuid[]>(),
    revision: column<number>(),
    updated_at: column<Instant>(),
  },
});

export type CartRow = RowOf<typeof cartTable>;
