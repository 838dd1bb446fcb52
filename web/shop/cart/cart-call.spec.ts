import { describe, expect, test } from 'vitest';

import { formOf } from '../../interface/form/form-of.fixture.js';
import { cartCall, quantitiesIn, refusalIn } from './cart-call.js';
import { cartTexts } from './texts.js';

const form = (intent: 'add' | 'set') => formOf({ intent, varuId: '123456', quantity: '2' });
const refused = {
  ok: false,
  body: {
    errorMessage: cartTexts.limit,
    errors: [{ code: 'RULE_VIOLATION', message: cartTexts.limit }],
    reason: 'maxQuantityAlreadyReached',
  },
};

describe('a change of the cart (CRT-06)', () => {
  test('is sent by the newer calls', () => {
    const body = { id: '123456', quantity: 2 };
    expect(cartCall('newer', form('add'))).toEqual({ method: 'POST', path: '/cart/add-quantity', body });
    expect(cartCall('newer', form('set'))).toEqual({ method: 'POST', path: '/cart/set-quantity', body });
  });

  test('is sent by the older calls', () => {
    const path = '/api/cart/items/123456';
    expect(cartCall('older', form('add'))).toEqual({ method: 'POST', path, body: { Quantity: 2 } });
    expect(cartCall('older', form('set'))).toEqual({ method: 'PUT', path, body: { quantity: 2 } });
  });

  test('answers the quantities in the names of its generation', () => {
    const lines = [{ varuId: '123456', quantity: 2 }];
    expect(quantitiesIn('newer', { ok: true, body: { lineItems: lines } })).toEqual({ 123456: 2 });
    expect(quantitiesIn('older', { ok: true, body: { products: lines } })).toEqual({ 123456: 2 });
  });

  test('is refused with its reason by the newer calls, and by its message alone by the older', () => {
    expect(refusalIn('newer', refused)).toMatchObject([{ code: 'maxQuantityAlreadyReached' }]);
    expect(refusalIn('older', refused)).toMatchObject([{ code: 'maxQuantityReached' }]);
    const other = { ok: false, body: { errorMessage: 'Varukorgen betalas.', errors: [{ code: 'CartIsFrozen' }] } };
    expect(refusalIn('newer', other)).toEqual([{ code: 'CartIsFrozen' }]);
    expect(refusalIn('older', other)).toEqual([{ code: 'failed', message: 'Varukorgen betalas.' }]);
  });
});
