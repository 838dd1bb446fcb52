import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, refused, started } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const require = { type: 'RequireAction', action: 'threeDS2', pspReference: 'psp-1' } as const;
const required = { type: 'PaymentActionRequired', data: { action: 'threeDS2', pspReference: 'psp-1' } } as const;

test('the shopper must act, and this is recorded once', () => {
  given(started).when(require).then(required);
  given(started, required).when(require).then();
});

test('a decided payment asks for no further action', () => {
  given(started, authorised).when(require).then();
  given(started, refused).when(require).then();
  given().when(require).thenRejected({ type: 'PaymentUnknown' });
});
