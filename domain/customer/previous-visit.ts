import type { Instant } from '../kernel/index.js';
import type { CustomerState, Visit } from './state.js';

/**
 * RX-18: the visit before this one. A visit is a strong log-in. Null at the first visit.
 * @param openedAt when the session of this visit was opened, which is at its log-in or just after it
 */
export function previousVisit({ visits }: Pick<CustomerState, 'visits'>, openedAt: Instant): Visit | null {
  const [, previous] = visits.filter(({ identifiedAt }) => identifiedAt <= openedAt);
  return previous ?? null;
}
