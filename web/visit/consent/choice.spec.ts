import { describe, expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { consentOf } from './choice.js';
import { NECESSARY_ONLY } from './cookie-consent.js';

function sent(choice: string | null, ...categories: readonly string[]): FormData {
  return formOf({ ...(choice !== null && { choice }), category: categories });
}

describe('the answer to the cookie dialog', () => {
  test('all means all four kinds', () => {
    expect(consentOf(sent('all'))).toEqual({ necessary: true, preferences: true, statistics: true, marketing: true });
  });

  test('necessary means no more, whatever is ticked', () => {
    expect(consentOf(sent('necessary', 'statistics', 'marketing'))).toEqual(NECESSARY_ONLY);
  });

  test('one’s own choice is the ticked and the necessary kinds', () => {
    expect(consentOf(sent('ticked', 'statistics'))).toEqual({ ...NECESSARY_ONLY, statistics: true });
    expect(consentOf(sent('ticked'))).toEqual(NECESSARY_ONLY);
  });

  test.each([[null], ['everything'], ['']])('%p is not a yes', (choice) => {
    expect(consentOf(sent(choice, 'statistics'))).toEqual(NECESSARY_ONLY);
  });
});
