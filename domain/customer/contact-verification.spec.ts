import { describe, expect, test } from 'vitest';

import { FORGOTTEN } from '../kernel/index.js';
import { shouldVerifyContact } from './contact-verification.js';

const contact = { email: 'astrid@example.se', mobileNumber: '0701234567' };

describe('the question about contact details (PRO-04)', () => {
  test.each([
    ['2025-08-29', false],
    ['2025-08-30', true],
  ])('a member who joined on 3 March and was never asked, on %s: %s', (today, asked) => {
    expect(shouldVerifyContact({ profile: contact, verifyContactFrom: null }, '2025-03-03', today)).toBe(asked);
  });

  test.each([
    ['2025-11-30', false],
    ['2025-12-01', true],
  ])('a member who confirmed until 1 December, on %s: %s', (today, asked) => {
    expect(shouldVerifyContact({ profile: contact, verifyContactFrom: '2025-12-01' }, '2020-01-01', today)).toBe(asked);
  });

  test('a member whose details have been forgotten is asked at once', () => {
    expect(
      shouldVerifyContact(
        { profile: { ...contact, email: FORGOTTEN }, verifyContactFrom: '2025-12-01' },
        '2025-03-03',
        '2025-03-04',
      ),
    ).toBe(true);
  });
});
