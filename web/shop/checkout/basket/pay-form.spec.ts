import { describe, expect, test } from 'vitest';

import { formOf } from '../../../interface/form/form-of.fixture.js';
import { readPayForm } from './pay-form.js';

const swish = { shown: 'digest', methodId: 'swish', termsAccepted: 'ja', ageDeclared: 'ja' };
const blob = 'simulator_1$'.padEnd(120, 'A');
const sealedCard = {
  encryptedCardNumber: blob,
  encryptedExpiryMonth: blob,
  encryptedExpiryYear: blob,
  encryptedSecurityCode: blob,
  holderName: 'E Åkerö',
};
const card = { ...swish, ...sealedCard, methodId: 'scheme' };

function read(values: Record<string, string>, ageRequired = true) {
  return readPayForm(formOf(values), ageRequired);
}

const without = (values: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

describe('the last step of the checkout', () => {
  test('accepts Swish without card fields', () => {
    expect(read(swish)).toEqual({
      form: {
        shown: 'digest',
        methodId: 'swish',
        card: null,
        storedCardId: null,
        storeCard: false,
        invoicePlan: null,
        browserInfo: null,
        ageDeclared: true,
      },
    });
  });

  test('accepts a card encrypted by the partner’s fields, with what its bank asks of the browser', () => {
    expect(read({ ...card, browserInfo: '{"colorDepth":24}' })).toMatchObject({
      form: { card: sealedCard, browserInfo: '{"colorDepth":24}' },
    });
  });

  test.each([
    ['number', '4111 1111 1111 1111'],
    ['cardNumber', '4111111111111111'],
    ['expiry', '03/30'],
    ['securityCode', '737'],
    ['cvc', '737'],
  ])('accepts no unencrypted %s, beside encrypted fields or alone', (name, value) => {
    const told = {
      errors: [{ field: name, code: 'CARD_IN_CLEAR', message: 'Kortuppgifter tas bara emot krypterade.' }],
    };
    expect(read({ ...card, [name]: value })).toEqual(told);
    expect(read({ ...swish, methodId: 'scheme', [name]: value })).toEqual(told);
  });

  test.each(['test_4111111111111111', '4111111111111111', '4'.repeat(100)])(
    'does not accept %s as encrypted',
    (encryptedCardNumber) => {
      expect(read({ ...card, encryptedCardNumber })).toMatchObject({ errors: [{ field: 'encryptedCardNumber' }] });
    },
  );

  test.each(['4111111111111111', 'A 4111 1111-1111 1111'])(
    'does not accept a card number %s as a name',
    (holderName) => {
      expect(read({ ...card, holderName })).toMatchObject({ errors: [{ field: 'holderName' }] });
    },
  );

  test('leaves the card to the partner’s own page when no fields were shown', () => {
    expect(read({ ...swish, methodId: 'scheme' })).toMatchObject({ form: { methodId: 'scheme', card: null } });
  });

  test('never chooses a payment method for the shopper', () => {
    expect(read(without(swish, 'methodId'))).toEqual({
      errors: [{ field: 'methodId', code: 'invalid', message: 'Välj ett betalsätt' }],
    });
  });

  test('pays for no cart that the page does not name', () => {
    expect(read(without(swish, 'shown'))).toEqual({
      errors: [
        { field: 'cartId', code: 'invalid', message: 'Varukorgen har ändrats. Kontrollera den och betala igen.' },
      ],
    });
  });

  test('asks a guest for the age, and not an identified customer', () => {
    expect(read(without(swish, 'ageDeclared'))).toMatchObject({
      errors: [{ field: 'ageDeclared', message: 'Intyga att du har fyllt 18 år för att handla' }],
    });
    expect(read(without(swish, 'ageDeclared'), false)).toMatchObject({ form: { ageDeclared: false } });
  });

  test('shows all faults at once, each by the name of its input', () => {
    const answer = read({
      shown: 'digest',
      methodId: 'scheme',
      cardFields: 'shown',
      holderName: '',
    });
    expect('errors' in answer && answer.errors.map(({ field }) => field)).toEqual([
      'encryptedCardNumber',
      'encryptedExpiryDate',
      'encryptedSecurityCode',
      'holderName',
      'ageDeclared',
      'termsAccepted',
    ]);
  });
});
