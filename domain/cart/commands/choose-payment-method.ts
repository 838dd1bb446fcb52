import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import { refusesEvents } from '../length.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Chooses a payment method that is offered now (CHK-03). */
export interface ChoosePaymentMethod {
  readonly type: 'ChoosePaymentMethod';
  readonly customerId: Uuid | null;
  readonly paymentMethod: string;
  readonly on: BusinessDate;
}

export function choosePaymentMethod(
  { customerId, paymentMethod, on }: ChoosePaymentMethod,
  state: CartState,
): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return reject({ type: 'CartIsEmpty' });
  if (state.paymentMethod === paymentMethod) return unchanged;
  const tooMuch = refusesEvents(state, 'paymentMethod', on);
  if (tooMuch) return reject(tooMuch);
  return accept({ type: 'PaymentMethodChosen', data: { paymentMethod } });
}
