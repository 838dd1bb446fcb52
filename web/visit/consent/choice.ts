import { textIn, textsIn } from '../../interface/form/sent-form.js';
import { CONSENT_CATEGORIES, NECESSARY_ONLY, type CookieConsent } from './cookie-consent.js';

/** The form's buttons: accept all cookies, accept only the necessary ones, or accept the ticked categories. */
export const CHOICES = ['all', 'necessary', 'ticked'] as const;

/** Reads the consent from a submitted form. An invalid value counts as no consent. */
export function consentOf(form: FormData): CookieConsent {
  const choice = textIn(form, 'choice');
  if (choice !== 'all' && choice !== 'ticked') return NECESSARY_ONLY;
  const ticked = textsIn(form, 'category');
  const given = CONSENT_CATEGORIES.map((category) => [
    category,
    category === 'necessary' || choice === 'all' || ticked.includes(category),
  ]);
  return Object.fromEntries(given) as unknown as CookieConsent;
}
