import { stockholmDate, type Instant } from '../kernel/index.js';
import { consentTexts } from './consent-code.js';
import type { CustomerState } from './state.js';

/** Given to the text in force: a consent to an older text is asked for again. */
export function hasFavouriteConsent({ consents }: Pick<CustomerState, 'consents'>, at: Instant): boolean {
  const consent = consents['Favorite'];
  return consent?.given === true && consent.textVersion === consentTexts.on(stockholmDate(at)).textVersion;
}
