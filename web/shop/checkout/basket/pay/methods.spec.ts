import { expect, test } from 'vitest';

import type { PaymentMethodView } from '../../../../../services/shop/checkout/contract.js';
import { inLawfulOrder } from './methods.js';

const method = (methodId: string, credit: boolean): PaymentMethodView => ({
  methodId,
  credit,
  name: methodId,
  description: '',
  brands: [],
  blockedReason: null,
  opensByLogin: false,
});

test('credit is listed after every other payment method', () => {
  const shown = inLawfulOrder([
    method('klarna', true),
    method('scheme', false),
    method('invoice', true),
    method('swish', false),
  ]);
  expect(shown.map(({ methodId }) => methodId)).toEqual(['scheme', 'swish', 'klarna', 'invoice']);
});
