import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import { refusesEvents } from '../length.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Sets the postcode whose delivery options are shown before the receiver is given (CRT-06). */
export interface GiveLocation {
  readonly type: 'GiveLocation';
  readonly cartId: Uuid;
  readonly customerId: Uuid | null;
  /** Five digits without a space. */
  readonly postalCode: string;
  readonly on: BusinessDate;
}

export function giveLocation({ cartId, customerId, postalCode, on }: GiveLocation, state: CartState): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return reject({ type: 'CartIsEmpty' });
  if (state.location === postalCode) return unchanged;
  const tooMuch = refusesEvents(state, 'ZipCode', on);
  if (tooMuch) return reject(tooMuch);
  return accept({ type: 'LocationGiven', data: { cartId, customerId, postalCode } });
}
