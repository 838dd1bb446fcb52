import { addDays, addMonths, dated, type BusinessDate } from '../kernel/index.js';

export interface MemberRule {
  readonly minimumAge: number;
  /** Days between the e-mail notice and the end. */
  readonly noticeDays: number;
  readonly inactivityMonths: number;
}

/** The rules of CLB-01 (age) and CLB-08 (notice, inactivity). */
export const memberRule = dated<MemberRule>('membership-rule', [
  { from: '2020-01-01', value: { minimumAge: 16, noticeDays: 30, inactivityMonths: 30 } },
]);

export function noticeEndsOn(noticedOn: BusinessDate): BusinessDate {
  return addDays(noticedOn, memberRule.on(noticedOn).noticeDays);
}

/** The last day on which new points prevent the end of an inactive membership. */
export function inactivityLimit(inactiveSince: BusinessDate, on: BusinessDate): BusinessDate {
  return addMonths(inactiveSince, memberRule.on(on).inactivityMonths);
}
