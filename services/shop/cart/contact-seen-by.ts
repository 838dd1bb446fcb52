import type { CartState } from '../../../domain/cart/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';

/**
 * Whether this session may see the receiver in the cart. On a shared computer somebody else may continue a weak log-in.
 * So a weak log-in sees only details that it entered itself. Details from a strong log-in, or from before the cart had
 * an owner, stay hidden.
 */
export function seesContact(session: Session, { detailsOfSession }: CartState, now: Instant): boolean {
  return session.customerId === null || detailsOfSession === session.sessionId || may(session, 'cart.contact', now);
}

export function contactSeenBy(session: Session, state: CartState, now: Instant): CartState {
  const { details, location } = state;
  if ((!details && !location) || seesContact(session, state, now)) return state;
  return { ...state, details: null, location: null };
}
