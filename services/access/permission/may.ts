import type { Instant } from '../../../domain/kernel/index.js';
import type { Session } from '../session/session.js';
import { kindOf, lackOf, type Action } from '../../../domain/permission/index.js';

/**
 * Asks the matrix at once, where a session alone can answer.
 * @param isMember an active membership; true also where the answer tells whether it is worth looking one up.
 */
export function may(session: Session | null, action: Action, now: Instant, isMember = false): boolean {
  return lackOf(kindOf(session, isMember, now), action) === null;
}
