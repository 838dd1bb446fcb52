import { stockholmDate, type Instant } from '../kernel/index.js';
import { countedConsent } from './counted-consent.js';
import type { CustomerState } from './state.js';

/** Whether the customer consented to the current text. After a new text the customer is asked again. */
export function hasFavouriteConsent(state: Pick<CustomerState, 'consents'>, at: Instant): boolean {
  return countedConsent(state, 'Favorite', stockholmDate(at)).since !== null;
}
