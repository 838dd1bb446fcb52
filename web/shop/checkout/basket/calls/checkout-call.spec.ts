import { describe, expect, test } from 'vitest';

import { formOf } from '../../../../interface/form/form-of.fixture.js';
import { checkoutCall } from './checkout-call.js';

const swish = { intent: 'pay', methodId: 'swish', shown: 'abc', termsAccepted: 'ja', ageDeclared: 'ja' };
const card = {
  ...swish,
  methodId: 'scheme',
  encryptedCardNumber: 'number',
  encryptedExpiryMonth: 'month',
  encryptedExpiryYear: 'year',
  encryptedSecurityCode: 'code',
  holderName: ' A Ekström ',
};
const sent = (form: Record<string, string>) => checkoutCall('newer', formOf(form));

describe('a form of the checkout (CRT-06)', () => {
  test.each([
    [{ intent: 'details', city: 'Luleå' }, '/customer-details', '/api/cart/addresses/billing'],
    [{ intent: 'delivery', optionId: 'postal' }, '/shipments/sync-user-choice', '/api/cart/shipping/widget'],
    [swish, '/payments/start', '/api/cart/checkout'],
  ])('%j is sent to %s or %s', (form, newer, older) => {
    expect(checkoutCall('newer', formOf(form))?.path).toBe(newer);
    expect(checkoutCall('older', formOf(form))).toEqual({ ...checkoutCall('newer', formOf(form)), path: older });
  });

  test('sends the place to collect, where the shopper has chosen one', () => {
    const place = { optionId: 'locker', placeId: 'locker-101-1' };
    expect(sent({ intent: 'delivery', optionId: 'locker' })?.body).toEqual({ optionId: 'locker' });
    expect(sent({ intent: 'delivery', ...place })?.body).toEqual(place);
  });

  test('sends a mobile number without what separates its digits', () => {
    expect(sent({ intent: 'details', phoneNumber: '070-123 45 67' })?.body).toMatchObject({
      phoneNumber: '0701234567',
    });
  });

  test('pays by the encrypted parts of a card, for the cart that was shown', () => {
    expect(sent(card)?.body).toEqual({
      paymentMethod: 'scheme',
      paymentDetails: {
        type: 'scheme',
        encryptedCardNumber: 'number',
        encryptedExpiryMonth: 'month',
        encryptedExpiryYear: 'year',
        encryptedSecurityCode: 'code',
        holderName: 'A Ekström',
      },
      ageDeclared: true,
      shown: 'abc',
    });
  });

  test.each(['trustly', 'klarna_paynow', 'applepay', 'googlepay', 'klarna', 'klarna_account'])(
    'pays by %s',
    (method) => {
      const { paymentMethod, paymentDetails } = (sent({ ...swish, methodId: method })?.body ?? {}) as Record<
        string,
        unknown
      >;
      expect({ paymentMethod, paymentDetails }).toEqual({ paymentMethod: method, paymentDetails: { type: method } });
    },
  );

  test('pays by a saved card, which is chosen by one button', () => {
    expect(sent({ ...swish, methodId: 'card-M5N7TQ4TG5PFWR50', storeCard: 'ja' })?.body).toEqual({
      paymentMethod: 'scheme',
      paymentDetails: { type: 'scheme', storedPaymentMethodId: 'M5N7TQ4TG5PFWR50' },
      ageDeclared: true,
      shown: 'abc',
    });
  });

  test('sends what the card’s bank asks of the browser, for a card only', () => {
    const browserInfo = '{"colorDepth":24}';
    expect(sent({ ...card, browserInfo })?.body).toMatchObject({ browserInfo: { colorDepth: 24 } });
    expect(sent({ ...swish, browserInfo })?.body).not.toHaveProperty('browserInfo');
  });

  test('saves a new card where the shopper asks for it', () => {
    expect(sent({ ...card, storeCard: 'ja' })?.body).toMatchObject({ saveCard: true });
  });

  test.each([
    ['a coupon', { intent: 'apply-coupon', couponCode: 'SOMMAR10' }],
    ['a card without an encrypted part', { ...card, encryptedSecurityCode: '' }],
    ['a card without a name', { ...card, holderName: ' ' }],
    ['a payment without consent to the terms', { ...swish, termsAccepted: '' }],
    ['a payment that names no cart', { ...swish, shown: '' }],
    ['a payment without a method', { ...swish, methodId: '' }],
  ])('%s goes to the page’s own action', (_what, form) => {
    expect(sent(form)).toBeNull();
  });
});
