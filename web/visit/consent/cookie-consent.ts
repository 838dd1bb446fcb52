/** The four categories of PRO-06. Necessary cookies need no consent. */
export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type CookieConsent = Readonly<Record<ConsentCategory, boolean>>;

export const CONSENT_COOKIE = 'cookie-consent';
/** The cookie expires after a year, and the person is then asked again. */
const SECONDS = 365 * 24 * 60 * 60;

export const NECESSARY_ONLY: CookieConsent = {
  necessary: true,
  preferences: false,
  statistics: false,
  marketing: false,
};

/** Reads the consent from a Cookie header or document.cookie. Null means that the person has not chosen. */
export function chosenConsent(cookies: string | null | undefined): CookieConsent | null {
  const value = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([a-z.]*)(?:;|$)`).exec(cookies ?? '')?.[1];
  if (value === undefined) return null;
  const given = value.split('.');
  return {
    necessary: true,
    preferences: given.includes('preferences'),
    statistics: given.includes('statistics'),
    marketing: given.includes('marketing'),
  };
}

/** Returns what the cookies allow. Until the person has chosen, only necessary cookies are allowed. */
export function consentIn(cookies: string | null | undefined): CookieConsent {
  return chosenConsent(cookies) ?? NECESSARY_ONLY;
}

export function consentCookie(consent: CookieConsent): string {
  const given = CONSENT_CATEGORIES.filter((category) => consent[category]);
  return `${CONSENT_COOKIE}=${given.join('.')}; Path=/; SameSite=Lax; Max-Age=${SECONDS}`;
}

/** Returns the consent in this browser. Never call it on the server. */
export function currentConsent(): CookieConsent {
  return consentIn(document.cookie);
}
