import type { BusinessDate } from '../kernel/index.js';
import type { CartLine } from './events.js';
import { limitFor, quantityInfo, type LimitedProduct, type QuantityInfo } from './limits.js';
import type { CartRejection } from './rejections.js';
import type { CartState } from './state.js';

/** The quantity in the cart, and the least of what the limits allow and one shelf has (CRT-02). */
export function quantityInStock(
  state: Pick<CartState, 'lines' | 'phase'>,
  product: LimitedProduct,
  available: number,
  on: BusinessDate,
): QuantityInfo {
  const { currentlyInCartQuantity, maxAllowedQuantity } = quantityInfo(state, product, on);
  // The payment of a frozen cart holds its goods, so they are no longer among the available ones.
  const own = state.phase === 'frozen' ? currentlyInCartQuantity : 0;
  return { currentlyInCartQuantity, maxAllowedQuantity: Math.min(maxAllowedQuantity, available + own) };
}

/** `maxBuyableQuantity` of a cart line (CRT-10). A prescription decides its own quantity. */
export function maxBuyable(
  state: Pick<CartState, 'lines' | 'phase'>,
  line: LimitedProduct & Pick<CartLine, 'quantity'>,
  available: number,
  on: BusinessDate,
): number {
  return line.type === 'Rx' ? line.quantity : quantityInStock(state, line, available, on).maxAllowedQuantity;
}

/**
 * Returns the reason why the shelf has too few pieces for the quantity `wanted`, or null. Where a limit allows even
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
