import { expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { readDetailsForm } from './details-form.js';

const commandId = '7b0f5c1e-8d6a-4f0e-9c1b-2f64a1d0c9e3';

test('each form of the page is read with its own fields and no others', () => {
  expect(
    readDetailsForm(
      formOf({ save: 'contact', commandId, email: 'a@b.se', mobileNumber: '0701234567', firstName: 'X' }),
    ),
  ).toEqual({ save: 'contact', commandId, email: 'a@b.se', mobileNumber: '0701234567' });
  expect(readDetailsForm(formOf({ save: 'registered', commandId }))).toEqual({ save: 'registered', commandId });
});

test.each([
  [{ save: 'contact' }],
  [{ save: 'everything', commandId }],
  [{ commandId }],
  [{ save: 'contact', commandId, email: 'x'.repeat(301) }],
])('%j is not a form of the page', (fields) => {
  expect(readDetailsForm(formOf(fields as Record<string, string>))).toBeNull();
});
