import { cart, initialCart, type CartEvent, type CartState } from '../../domain/cart/index.js';
import type { RecordedEvent } from '../../domain/kernel/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { projection } from '../runner/projection.js';
import { cartTable, type CartRow } from './table.js';

type CartRowHandler = (row: CartRow | undefined, event: RecordedEvent<CartEvent>) => CartRow;

/**
 * Applies the `evolve` of the cart slice to the row, without the goods. So the view and the commands see the same
 * state.
 */
const evolved: CartRowHandler = (row, event) => rowOf(cart.evolve(stateOf(row), event), event);

/**
 * The current state of each cart. The view holds no health data, so goods and receiver stay encrypted in the stream.
 */
export const cartProjection = projection<CartRow, CartEvent>({
  name: 'cart',
  version: 2,
  table: cartTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    CartStarted: evolved,
    ItemAdded: evolved,
    ItemQuantitySet: evolved,
    ItemRemoved: evolved,
    ItemRepriced: evolved,
    CartClaimed: evolved,
    CartMerged: evolved,
    CartAbsorbed: evolved,
    CartLapsed: evolved,
    CartEmptied: evolved,
    ChequeApplied: evolved,
    ChequeRemoved: evolved,
    DeliveryChosen: (row, event) => ({ ...evolved(row, event), delivery: event.data.delivery }),
    CheckoutStarted: evolved,
    CheckoutAbandoned: evolved,
    CartClosed: evolved,
  },
});

function stateOf(row: CartRow | undefined): CartState {
  if (!row) return initialCart;
  return {
    ...initialCart,
    cartId: row.cart_id,
    customerId: row.customer_id,
    phase: row.phase,
    cheque: row.cheque,
    delivery: row.delivery,
    orderId: row.order_id,
    absorbedInto: row.absorbed_into,
    mergedFrom: row.merged_from,
  };
}

function rowOf(state: CartState, event: RecordedEvent<CartEvent>): CartRow {
  return {
    cart_id: parseStreamId(event.streamId)?.key ?? event.streamId,
    customer_id: state.customerId,
    phase: state.phase,
    cheque: state.cheque,
    delivery: state.delivery,
    order_id: state.orderId,
    absorbed_into: state.absorbedInto,
    merged_from: state.mergedFrom,
    revision: event.revision,
    updated_at: event.recordedAt,
  };
}
