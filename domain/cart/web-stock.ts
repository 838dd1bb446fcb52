import type { BusinessDate } from '../kernel/index.js';
import { limitFor, quantityInfo, type LimitedProduct, type QuantityInfo } from './limits.js';
import type { CartRejection } from './rejections.js';
import type { CartState } from './state.js';

/** The quantity in the cart, and the least of what the limits allow and the web shop can send (CRT-02). */
export function quantityInStock(
  state: Pick<CartState, 'lines'>,
  product: LimitedProduct,
  available: number,
  on: BusinessDate,
): QuantityInfo {
  const { currentlyInCartQuantity, maxAllowedQuantity } = quantityInfo(state, product, on);
  return { currentlyInCartQuantity, maxAllowedQuantity: Math.min(maxAllowedQuantity, available) };
}

/**
 * Returns the reason why the web stock has too few pieces for the quantity `wanted`, or null. Where a limit allows even
 * fewer, the limit is the reason. A quantity lower than the current one is always allowed.
 */
export function refusesStock(
  state: CartState,
  product: LimitedProduct,
  wanted: number,
  available: number | undefined,
  on: BusinessDate,
): CartRejection | null {
  if (available === undefined || available >= limitFor(state, product, on).maxAllowedQuantity) return null;
  const { currentlyInCartQuantity } = quantityInfo(state, product, on);
  if (wanted <= available || wanted < currentlyInCartQuantity) return null;
  return {
    type: 'OutOfStock',
    field: 'quantity',
    varuId: product.varuId,
    currentlyInCartQuantity,
    maxAllowedQuantity: available,
    isRuleViolation: false,
    reason: currentlyInCartQuantity >= available ? 'maxQuantityAlreadyReached' : 'maxQuantityReached',
  };
}
