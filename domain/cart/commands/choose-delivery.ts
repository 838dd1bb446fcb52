import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import type { DeliveryChoice } from '../events.js';
import { refusesEvents } from '../length.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Chooses an option that is offered for this cart, at the offered price. */
export interface ChooseDelivery {
  readonly type: 'ChooseDelivery';
  readonly customerId: Uuid | null;
  readonly delivery: DeliveryChoice;
  readonly on: BusinessDate;
}

export function chooseDelivery({ customerId, delivery, on }: ChooseDelivery, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return reject({ type: 'CartIsEmpty' });
  const { optionId, price, promise } = state.delivery ?? {};
  if (optionId === delivery.optionId && price === delivery.price && promise === delivery.promise) return unchanged;
  const tooMuch = refusesEvents(state, 'optionId', on);
  if (tooMuch) return reject(tooMuch);
  return accept({ type: 'DeliveryChosen', data: { delivery } });
}
