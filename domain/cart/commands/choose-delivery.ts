import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import type { DeliveryChoice, PickupPlace } from '../events.js';
import { refusesEvents } from '../length.js';
import type { CartDecision } from '../rejections.js';
import { shopperOfCart } from '../shopper.js';
import type { CartState } from '../state.js';

/** Chooses an option that is offered for this cart, at the offered price. */
export interface ChooseDelivery {
  readonly type: 'ChooseDelivery';
  readonly customerId: Uuid | null;
  readonly delivery: DeliveryChoice;
  /** One of the places that are offered with the option. Absent or null when the parcel comes home. */
  readonly pickupPlace?: PickupPlace | null;
  readonly on: BusinessDate;
}

export function chooseDelivery(command: ChooseDelivery, state: CartState): CartDecision {
  const { customerId, delivery, pickupPlace = null, on } = command;
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return reject({ type: 'CartIsEmpty' });
  const { optionId, price, promise } = state.delivery ?? {};
  const isSame = optionId === delivery.optionId && price === delivery.price && promise === delivery.promise;
  if (isSame && state.pickupPlace?.placeId === pickupPlace?.placeId) return unchanged;
  const tooMuch = refusesEvents(state, 'optionId', on);
  if (tooMuch) return reject(tooMuch);
  return accept({ type: 'DeliveryChosen', data: { shopper: shopperOfCart(state), delivery, pickupPlace } });
}
