import type { BusinessDate, Instant } from '../kernel/index.js';
import { consentTexts } from './consent-code.js';
import type { CustomerState } from './state.js';

/** What a consent is worth on a day. */
export interface CountedConsent {
  /** When the consent to the text of the day was given. Null without one. */
  readonly since: Instant | null;
  /** Whether the consent was given to another text. The customer is asked again. */
  readonly isOutdated: boolean;
}

/** PRO-06, RMD-03: a consent counts for the text to which it was given (GDPR art. 4.11). */
export function countedConsent(
  { consents }: Pick<CustomerState, 'consents'>,
  code: string,
  day: BusinessDate,
): CountedConsent {
  const answer = consents[code];
  if (!answer?.given) return { since: null, isOutdated: false };
  const isOutdated = answer.textVersion !== consentTexts.on(day).textVersion;
  return { since: isOutdated ? null : answer.at, isOutdated };
}
