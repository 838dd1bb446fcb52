import type { AppliedCheque, CartPhase, DeliveryChoice } from '../../domain/cart/index.js';
import type { Instant, Uuid } from '../../domain/kernel/index.js';
import type { ViewTable } from '../runner/projection.js';

export interface CartRow {
  readonly cart_id: Uuid;
  readonly customer_id: Uuid | null;
  readonly phase: CartPhase;
  readonly cheque: AppliedCheque | null;
  readonly delivery: DeliveryChoice | null;
  readonly order_id: Uuid | null;
  readonly absorbed_into: Uuid | null;
  readonly merged_from: readonly Uuid[];
  readonly revision: number;
  readonly updated_at: Instant;
}

export const cartTable: ViewTable<CartRow> = {
  name: 'view_cart',
  key: ['cart_id'],
  columns: [
    'cart_id',
    'customer_id',
    'phase',
    'cheque',
    'delivery',
    'order_id',
    'absorbed_into',
    'merged_from',
    'revision',
    'updated_at',
  ],
};
