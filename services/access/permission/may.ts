import type { Instant } from '../../../domain/kernel/index.js';
import type { Session } from '../session/session.js';
import { kindOf, lackOf, type Action } from '../../../domain/permission/index.js';

/**
 * Whether the session may do the action. It answers synchronously, where the session alone decides.
 * @param isMember whether the person has an active membership; pass true to test whether the membership must be read
 */
export function may(session: Session | null, action: Action, now: Instant, isMember = false): boolean {
  return lackOf(kindOf(session, isMember, now), action) === null;
}
