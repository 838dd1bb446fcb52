import { cartTotals, type CartState } from '../cart/index.js';
import { offerDelivery } from './offer.js';
import type { Instant, Ore } from '../kernel/index.js';

/**
 * The current shipping price, which becomes 0 when added goods reach the limit. Null before a delivery option is
 * chosen.
 */
export function shipmentPrice(state: CartState, at: Instant): Ore | null {
  const { delivery, details, lines } = state;
  if (!delivery || !details) return null;
  const { exHaItemTotal } = cartTotals(state);
  const offered = offerDelivery({ postalCode: details.postalCode, lines, exHaItemTotal, at });
  return offered.find(({ optionId }) => optionId === delivery.optionId)?.price ?? null;
}
