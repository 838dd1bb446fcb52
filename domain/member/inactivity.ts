import type { BusinessDate } from '../kernel/index.js';
import { inactivityLimit } from './membership-rule.js';
import type { MembershipState } from './state.js';

/** The day of the last earning, or the day of joining when there was none (CLB-08). */
export function inactiveSince(state: MembershipState): BusinessDate {
  return state.lots.at(-1)?.earnedOn ?? state.registeredOn;
}

/** Has the member gone the whole inactivity period without earning? */
export function isInactive(state: MembershipState, on: BusinessDate): boolean {
  return state.status === 'active' && on > inactivityLimit(inactiveSince(state), on);
}
