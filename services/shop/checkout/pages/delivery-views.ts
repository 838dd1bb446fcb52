import { linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import type { LastChoice } from '../delivery/last-delivery.js';
import type { DeliveryOptionView } from '../../delivery/contract.js';
import type { CheckoutView } from '../contract.js';
import type { ShopError } from '../../../foundation/problem/result-contract.js';
import { noShippingOptions } from '../checkout-problem.js';
import { isAmong, type DeliveryOffer } from '../../delivery/delivery-offers.js';
import { placeView } from '../../delivery/places/place-views.js';
import { offeredParcels } from '../../delivery/parcel-views.js';
import { pausedFault } from '../../../access/pause/pause-problem.js';
import { type PauseTextOf } from '../../../access/pause/pauses.js';
import { deliveryTexts, promiseText } from '../../delivery/texts.js';

const SHOWN_PHARMACIES = 3;

export const NO_OFFER: DeliveryOffer = {
  options: [],
  places: () => [],
  hindering: [],
  onlyCollected: [],
  collectedAt: [],
};

/** The options as the page lists them. The one of the customer's latest order stands first. */
export function optionViews(
  { options, places }: DeliveryOffer,
  state: CartState,
  textOf: PauseTextOf,
  { opensAll, last }: { readonly opensAll: boolean; readonly last: LastChoice | null },
): readonly DeliveryOptionView[] {
  const usual = options.filter(({ optionId }) => optionId === last?.optionId);
  const others = options.filter(({ optionId }) => optionId !== last?.optionId);
  return [...usual, ...others].map((option) => ({
    optionId: option.optionId,
    ...deliveryTexts[option.optionId],
    promise: promiseText(option),
    price: option.price,
    opensByLogin: option.requiresIdentification && !opensAll,
    last: option.optionId === last?.optionId ? { place: placeNamed(places(option.optionId), last.placeId) } : null,
    parcels: offeredParcels(option, linesWithGifts(state)),
    holdDays: option.holdDays,
    blockedReason: textOf(`delivery-option/${option.optionId}`),
  }));
}

function placeNamed(places: ReturnType<DeliveryOffer['places']>, placeId: string | null): string | null {
  return places.find((place) => place.placeId === placeId)?.name ?? null;
}

export function problemsOf({ hindering, options, onlyCollected }: DeliveryOffer): readonly ShopError[] {
  if (hindering.length === 0 || options.length > 0) return [];
  const { errors, details } = noShippingOptions(hindering, onlyCollected);
  return errors.map((error) => ({ ...error, title: String(details['title']) }));
}

/** The goods that stand in the way, and the nearest pharmacies where an order of them alone can be collected. */
export function hinderingView(offer: DeliveryOffer): Pick<CheckoutView, 'hindering' | 'collectedAt'> {
  return {
    hindering: offer.hindering.map(({ varuId, name }) => ({ varuId, name })),
    collectedAt: offer.collectedAt.slice(0, SHOWN_PHARMACIES).map(({ name }) => name),
  };
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
