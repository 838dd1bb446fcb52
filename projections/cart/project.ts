import { cart, initialCart, type CartEvent, type CartState } from '../../domain/cart/index.js';
import type { RecordedEvent } from '../../domain/kernel/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { toColumns, toFields } from '../runner/field-columns.js';
import { projection } from '../runner/projection.js';
import { CART, cartTable, type CartRow } from './table.js';

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
    ItemsSetAside: evolved,
    CartAbsorbed: evolved,
    CartLapsed: evolved,
    CartEmptied: evolved,
    CartDropped: evolved,
    ChequeApplied: evolved,
    ChequeRemoved: evolved,
    DeliveryChosen: (row, event) => ({ ...evolved(row, event), delivery: event.data.delivery }),
    CheckoutStarted: evolved,
    CheckoutAbandoned: evolved,
    CartClosed: evolved,
  },
});

function stateOf(row: CartRow | undefined): CartState {
  return row ? { ...initialCart, cartId: row.cart_id, ...toFields(CART, row) } : initialCart;
}

function rowOf(state: CartState, event: RecordedEvent<CartEvent>): CartRow {
  return {
    cart_id: parseStreamId(event.streamId)?.key ?? event.streamId,
    ...toColumns(CART, state),
    revision: event.revision,
    updated_at: event.recordedAt,
  };
}
