import { priceCart, type CartState } from '../../../../domain/cart/index.js';
import { shipmentPrice } from '../../../../domain/delivery/index.js';
import { stockholmDate, type Instant, type Ore } from '../../../../domain/kernel/index.js';

export type PricedCart = ReturnType<typeof priceCart> & {
  /** Null until a delivery option is chosen. Until then no sum and no VAT row contains shipping. */
  readonly shipping: Ore | null;
};

/** Prices the cart as an order placed now. Every answer about a cart uses this, so all name the same total and VAT. */
export function pricedCart(state: CartState, at: Instant): PricedCart {
  const shipping = shipmentPrice(state, at);
  return { ...priceCart(state, shipping ?? 0, stockholmDate(at)), shipping };
}
