import type { Uuid } from '../../../domain/kernel/index.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Session } from '../../access/session/session.js';

/** Returns the customer of the session. `message` is the error text for a guest. @throws Problem 401. */
export function knownCustomer(session: Pick<Session, 'customerId'> | null, message: string): Uuid {
  if (session?.customerId) return session.customerId;
  throw new Problem(401, [{ code: 'LOGIN_REQUIRED', message }]);
}
