import type { Instant } from '../kernel/index.js';
import type { CustomerState } from './state.js';

/**
 * RX-18: when the visit before this one began. A visit is a strong log-in. Null at the first visit.
 * @param openedAt when the session of this visit was opened, which is at its log-in or just after it
 */
export function previousVisit({ visits }: Pick<CustomerState, 'visits'>, openedAt: Instant): Instant | null {
  const [, previous] = visits.filter((at) => at <= openedAt);
  return previous ?? null;
}
