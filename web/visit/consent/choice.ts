import { CONSENT_CATEGORIES, NECESSARY_ONLY, type CookieConsent } from './cookie-consent.js';

/** The buttons of the form: everything, nothing more, or what is ticked. */
export const CHOICES = ['all', 'necessary', 'ticked'] as const;

/** What a sent form says yes to; anything not understood says no. */
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
