import { addDays, dated, isForgotten, type BusinessDate } from '../kernel/index.js';
import type { CustomerState } from './state.js';

/**
 * The number of days for which a member's e-mail address and mobile number count as verified (PRO-04). A confirmation
 * or a postponement starts the days again.
 */
export const contactVerification = dated<{ readonly days: number }>('contact-verification', [
  { from: '2000-01-01', value: { days: 180 } },
]);

export interface VerificationPeriod {
  readonly verifyAgainFrom: BusinessDate;
  readonly ruleVersion: string;
}

export function verificationPeriod(from: BusinessDate): VerificationPeriod {
  const { days, ruleVersion } = contactVerification.on(from);
  return { verifyAgainFrom: addDays(from, days), ruleVersion };
}

/**
 * Whether the member is asked to verify the contact details (ShouldVerifyEmail). Details from the registration count as
 * verified for one period.
 */
export function shouldVerifyContact(
  { profile, verifyContactFrom }: Pick<CustomerState, 'profile' | 'verifyContactFrom'>,
  memberSince: BusinessDate,
  today: BusinessDate,
): boolean {
  if (isForgotten(profile.email) || isForgotten(profile.mobileNumber)) return true;
  return (verifyContactFrom ?? verificationPeriod(memberSince).verifyAgainFrom) <= today;
}
