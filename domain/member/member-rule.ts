import { addDays, addMonths, dated, type BusinessDate } from '../kernel/index.js';

export interface MemberRule {
  readonly minimumAge: number;
  /** Days between the e-mail notice and the end. */
  readonly noticeDays: number;
  readonly inactivityMonths: number;
}

/** The minimum age (CLB-01), and the notice and inactivity that end a membership (CLB-08). */
export const memberRule = dated<MemberRule>('membership-rule', [
  { from: '2020-01-01', value: { minimumAge: 16, noticeDays: 30, inactivityMonths: 30 } },
]);

export function noticeEndsOn(noticedOn: BusinessDate): BusinessDate {
  return addDays(noticedOn, memberRule.on(noticedOn).noticeDays);
}

/** The last day on which an inactive member can keep the membership by earning points. */
export function inactivityLimit(inactiveSince: BusinessDate, on: BusinessDate): BusinessDate {
  return addMonths(inactiveSince, memberRule.on(on).inactivityMonths);
}
