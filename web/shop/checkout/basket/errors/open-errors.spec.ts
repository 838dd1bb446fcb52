import { expect, test } from 'vitest';

import { stillOpen } from './open-errors.js';

const errors = [
  { field: 'methodId', code: 'invalid', message: 'Välj ett betalsätt' },
  { field: 'termsAccepted', code: 'invalid', message: 'Godkänn köpvillkoren' },
  { code: 'PAYMENT_REFUSED', message: 'Betalningen har nekats' },
];

test('an error leaves when its field is changed, and the others stay', () => {
  expect(stillOpen(errors, ['methodId'])).toEqual(errors.slice(1));
  expect(stillOpen(errors, ['methodId', 'termsAccepted'])).toEqual(errors.slice(2));
});

test('what concerns the whole form stays until the next answer', () => {
  expect(stillOpen(errors, ['methodId', 'termsAccepted', 'holderName', ''])).toEqual(errors.slice(2));
});
