import { cartTotals, linesWithGifts, type CartState } from '../cart/index.js';
import { stockholmDate, type Instant, type Ore } from '../kernel/index.js';
import { offerDelivery } from './offer.js';
import { isOwnStock, ownStockRule } from './own-stock.js';

/**
 * The current shipping price, which becomes 0 when added goods reach the limit. Null before a delivery option is
 * chosen.
 */
export function shipmentPrice(state: CartState, at: Instant): Ore | null {
  const { delivery } = state;
  const postalCode = deliveryPostalCode(state);
  if (!delivery || !postalCode) return null;
  const { exHaItemTotal } = cartTotals(state);
  // Such a price is fixed. Whether a pharmacy has the goods is asked where it is chosen and where it is paid.
  const { optionId: chosen } = delivery;
  if (isOwnStock(chosen)) return ownStockRule.on(stockholmDate(at))[chosen].price;
  const offered = offerDelivery({ postalCode, lines: linesWithGifts(state), exHaItemTotal, at });
  return offered.find(({ optionId }) => optionId === delivery.optionId)?.price ?? null;
}

/** The postcode to deliver to: that of the receiver, else the one given for the delivery options. */
export function deliveryPostalCode({ details, location }: Pick<CartState, 'details' | 'location'>): string | null {
  return details?.postalCode ?? location;
}
