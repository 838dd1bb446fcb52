import { describe, expect, test } from 'vitest';

import { chosenConsent, consentCookie, consentIn, NECESSARY_ONLY } from './cookie-consent.js';

const sent = (cookie: string): string => cookie.split(';')[0] ?? '';

describe('consent to cookies', () => {
  test('is given only for necessary cookies until the visitor has chosen', () => {
    expect(chosenConsent('algort_session=1')).toBeNull();
    expect(consentIn(undefined)).toEqual(NECESSARY_ONLY);
    expect(consentIn('')).toEqual(NECESSARY_ONLY);
  });

  test('is the same after a round trip, among other cookies', () => {
    const chosen = { ...NECESSARY_ONLY, statistics: true, preferences: true };
    expect(chosenConsent(`a=1; ${sent(consentCookie(chosen))}; b=2`)).toEqual(chosen);
  });

  test('always includes the necessary kind', () => {
    expect(chosenConsent('cookie-consent=')).toEqual(NECESSARY_ONLY);
    expect(consentIn('cookie-consent=marketing').necessary).toBe(true);
  });

  test('is not read from a cookie whose name only ends alike, or that holds something else', () => {
    expect(chosenConsent('my-cookie-consent=statistics')).toBeNull();
    expect(chosenConsent('cookie-consent=%7Bstatistics')).toBeNull();
  });
});
