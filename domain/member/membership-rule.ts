import { addDays, addMonths, dated, type BusinessDate } from '../kernel/index.js';

export interface MembershipRule {
  readonly minimumAge: number;
  /** Days between the provider's e-mail and the end. */
  readonly noticeDays: number;
  readonly inactivityMonths: number;
}

/** CLB-01 (age), CLB-08 (notice, inactivity). */
export const membershipRule = dated<MembershipRule>('membership-rule', [
  { from: '2020-01-01', value: { minimumAge: 16, noticeDays: 30, inactivityMonths: 30 } },
]);

export function noticeEndsOn(noticedOn: BusinessDate): BusinessDate {
  return addDays(noticedOn, membershipRule.on(noticedOn).noticeDays);
}

/** The last day on which new points prevent the end of an inactive membership. */
export function inactivityLimit(inactiveSince: BusinessDate, on: BusinessDate): BusinessDate {
  return addMonths(inactiveSince, membershipRule.on(on).inactivityMonths);
}
