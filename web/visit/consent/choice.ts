import { CONSENT_CATEGORIES, NECESSARY_ONLY, type CookieConsent } from './cookie-consent.js';

/** The form's buttons: everything, only the necessary, or the ticked kinds. */
export const CHOICES = ['all', 'necessary', 'ticked'] as const;

/** The consents of a submitted form; an invalid value means no. */
export function consentOf(form: FormData): CookieConsent {
  const choice = form.get('choice');
  if (choice !== 'all' && choice !== 'ticked') return NECESSARY_ONLY;
  const ticked = form.getAll('category');
  const given = CONSENT_CATEGORIES.map((category) => [
    category,
    category === 'necessary' || choice === 'all' || ticked.includes(category),
  ]);
  return Object.fromEntries(given) as unknown as CookieConsent;
}
