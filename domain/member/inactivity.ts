import type { BusinessDate } from '../kernel/index.js';
import { inactivityLimit } from './member-rule.js';
import type { MemberState } from './state.js';

/** The last day on which the member earned points. Without points, the day of the registration (CLB-08). */
export function inactiveSince(state: MemberState): BusinessDate {
  return state.lots.at(-1)?.earnedOn ?? state.registeredOn;
}

/** Whether the member has earned no points for the whole inactivity period. */
export function isInactive(state: MemberState, on: BusinessDate): boolean {
  return state.status === 'active' && on > inactivityLimit(inactiveSince(state), on);
}
