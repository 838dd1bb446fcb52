import { accept, reject, unchanged, type BusinessDate, type Uuid } from '../../kernel/index.js';
import { refusesChange } from '../editable.js';
import type { ContactDetails } from '../events.js';
import { refusesEvents } from '../length.js';
import type { CartDecision } from '../rejections.js';
import type { CartState } from '../state.js';

/** Sets the receiver (CHK-15). The service has validated each field. */
export interface GiveCustomerDetails {
  readonly type: 'GiveCustomerDetails';
  readonly cartId: Uuid;
  readonly customerId: Uuid | null;
  readonly details: ContactDetails;
  /** The session in which the details were given, if its log-in is weak. This session may see the details again. */
  readonly weakSession: Uuid | null;
  /** The receiver declares to be eighteen or older (CHK-11). */
  readonly ageDeclared: boolean;
  readonly on: BusinessDate;
}

export function giveCustomerDetails(
  { cartId, customerId, details, weakSession, ageDeclared, on }: GiveCustomerDetails,
  state: CartState,
): CartDecision {
  const refusal = refusesChange(state, customerId);
  if (refusal) return reject(refusal);
  if (state.phase === 'absent') return reject({ type: 'CartIsEmpty' });
  const seenAlike = state.detailsOfSession === weakSession && state.ageDeclared === ageDeclared;
  if (state.details && seenAlike && same(state.details, details)) return unchanged;
  const tooMuch = refusesEvents(state, 'firstName', on);
  if (tooMuch) return reject(tooMuch);
  return accept({ type: 'CustomerDetailsGiven', data: { cartId, customerId, details, weakSession, ageDeclared } });
}

function same(a: ContactDetails, b: ContactDetails): boolean {
  return (Object.keys(a) as (keyof ContactDetails)[]).every((field) => a[field] === b[field]);
}
