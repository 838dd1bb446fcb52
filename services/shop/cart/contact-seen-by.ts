import type { CartState } from '../../../domain/cart/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';

/**
 * Who stayed logged in, on a computer that others use too, is not shown to them: a weak log-in sees the receiver that it
 * has given itself, and none that was given by a strong one or before the cart was somebody's.
 */
export function seesContact(session: Session, { detailsOfSession }: CartState, now: Instant): boolean {
  return session.customerId === null || detailsOfSession === session.sessionId || may(session, 'cart.contact', now);
}

export function contactSeenBy(session: Session, state: CartState, now: Instant): CartState {
  return !state.details || seesContact(session, state, now) ? state : { ...state, details: null };
}
