import type { BusinessDate } from '../kernel/index.js';
import type { CartProduct } from './events.js';
import { limitFor, quantityInfo, type LimitedProduct } from './limits.js';
import type { CartRejection } from './rejections.js';
import type { CartState } from './state.js';

export function isWholeQuantity(quantity: number, least: 0 | 1): boolean {
  return Number.isSafeInteger(quantity) && quantity >= least;
}

/**
 * Returns the reason why a line may not have the quantity `wanted`, or null. A quantity lower than the current one is
 * always allowed, also above the limit.
 */
export function refusesQuantity(
  state: CartState,
  product: LimitedProduct & Pick<CartProduct, 'name'>,
  wanted: number,
  on: BusinessDate,
): CartRejection | null {
  const { currentlyInCartQuantity } = quantityInfo(state, product, on);
  const { limit, max, others, maxAllowedQuantity, ruleVersion } = limitFor(state, product, on);
  if (wanted <= maxAllowedQuantity || wanted < currentlyInCartQuantity) return null;
  return {
    type: 'QuantityAboveLimit',
    field: 'quantity',
    varuId: product.varuId,
    name: product.name,
    currentlyInCartQuantity,
    maxAllowedQuantity,
    isRuleViolation: true,
    reason: currentlyInCartQuantity >= maxAllowedQuantity ? 'maxQuantityAlreadyReached' : 'maxQuantityReached',
    limit,
    max,
    others,
    ruleVersion,
  };
}
