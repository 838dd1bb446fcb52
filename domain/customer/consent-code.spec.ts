import { expect, test } from 'vitest';

import { consentCodes, isConsentCode } from './consent-code.js';

test('there is a reminder consent for each channel and topic', () => {
  expect(consentCodes.filter((code) => code.startsWith('Reminders'))).toHaveLength(9);
  expect(isConsentCode('RemindersSmsTimeToRenewPrescription')).toBe(true);
});

test.each(['favorite', 'toString', 'RemindersFaxNewPrescription'])('%s is not a consent code', (code) => {
  expect(isConsentCode(code)).toBe(false);
});
