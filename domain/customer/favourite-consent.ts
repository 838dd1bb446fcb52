import { stockholmDate, type Instant } from '../kernel/index.js';
import { consentTexts } from './consent-code.js';
import type { CustomerState } from './state.js';

/** Whether the customer consented to the current text. After a new text the customer is asked again. */
export function hasFavouriteConsent({ consents }: Pick<CustomerState, 'consents'>, at: Instant): boolean {
  const consent = consents['Favorite'];
  return consent?.given === true && consent.textVersion === consentTexts.on(stockholmDate(at)).textVersion;
}
