import { linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import type { CheckoutView, DeliveryOptionView } from '../contract.js';
import type { ShopError } from '../../../foundation/problem/result-contract.js';
import { noShippingOptions } from '../checkout-problem.js';
import { isAmong, type DeliveryOffer } from '../../delivery/delivery-offers.js';
import { placeView } from '../../delivery/places/place-views.js';
import { offeredParcels } from '../../delivery/parcel-views.js';
import { pausedFault } from '../../../access/pause/pause-problem.js';
import { type PauseTextOf } from '../../../access/pause/pauses.js';
import { deliveryTexts, promiseText } from '../../delivery/texts.js';

export const NO_OFFER: DeliveryOffer = { options: [], places: () => [], hindering: [] };

export function optionViews(
  { options }: DeliveryOffer,
  state: CartState,
  textOf: PauseTextOf,
  opensAll: boolean,
): readonly DeliveryOptionView[] {
  return options.map((option) => ({
    optionId: option.optionId,
    ...deliveryTexts[option.optionId],
    promise: promiseText(option),
    price: option.price,
    opensByLogin: option.requiresIdentification && !opensAll,
    parcels: offeredParcels(option, linesWithGifts(state)),
    holdDays: option.holdDays,
    blockedReason: textOf(`delivery-option/${option.optionId}`),
  }));
}

export function problemsOf({ hindering, options }: DeliveryOffer): readonly ShopError[] {
  if (hindering.length === 0 || options.length > 0) return [];
  const { errors, details } = noShippingOptions(hindering);
  return errors.map((error) => ({ ...error, title: String(details['title']) }));
}

/** Whether the option is chosen, with a place that is still offered. */
export function isChosen({ delivery, pickupPlace }: CartState, optionId: string, { places }: DeliveryOffer): boolean {
  return delivery?.optionId === optionId && isAmong(places(optionId), pickupPlace);
}

export function pickupOf(
  { pickupPlace }: CartState,
  { optionId, holdDays }: DeliveryOptionView,
  { places }: DeliveryOffer,
): CheckoutView['pickup'] {
  if (!pickupPlace || holdDays === null) return null;
  return { places: places(optionId).map(placeView), placeId: pickupPlace.placeId, holdDays };
}

/** Returns an error when the chosen delivery option has been paused since. */
export function pausedDelivery(chosen: DeliveryOptionView | undefined): readonly ShopError[] {
  if (!chosen || chosen.blockedReason === null) return [];
  return [pausedFault(`delivery-option/${chosen.optionId}`, chosen.blockedReason)];
}
