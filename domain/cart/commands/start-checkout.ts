import { accept, reject, unchanged, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import { refusesEvents } from '../length.js';
import { limitFor } from '../limits.js';
import { refusesQuantity } from '../quantity.js';
import type { CartDecision, CartRejection } from '../rejections.js';
import type { CartState } from '../state.js';

/** Freezes the cart for an order; from here on nothing changes until it is paid or given up. */
export interface StartCheckout {
  readonly type: 'StartCheckout';
  readonly customerId: Uuid | null;
  readonly orderId: Uuid;
  readonly at: Instant;
  readonly on: BusinessDate;
}

export function startCheckout(command: StartCheckout, state: CartState): CartDecision {
  const { customerId, orderId, at } = command;
  if (state.orderId === orderId) return unchanged;
  const refusal =
    refusesChange(state, customerId) ??
    refusesEvents(state, 'paymentMethod', command.on) ??
    refusesOrder(state, command.on);
  return refusal ? reject(refusal) : accept({ type: 'CheckoutStarted', data: { orderId, at } });
}

/** What was right when it was put in may be wrong today: limits and cheques have dates. */
function refusesOrder(state: CartState, on: BusinessDate): CartRejection | null {
  const { lines, cheque } = state;
  if (lines.length === 0) return { type: 'CartIsEmpty' };
  if (cheque && cheque.validTo < on) return { type: 'ChequeHasExpired', field: 'chequeId', validTo: cheque.validTo };
  const above = lines.find(
    (line) => line.type !== 'Rx' && line.quantity > limitFor(state, line, on).maxAllowedQuantity,
  );
  return above ? refusesQuantity(state, above, above.quantity, on) : null;
}
