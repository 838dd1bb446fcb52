import { describe, expect, test } from '@jest/globals';

import { readPayForm } from './pay-form.js';

const swish = { methodId: 'swish', termsAccepted: 'ja', ageDeclared: 'ja' };
const card = {
  ...swish,
  methodId: 'scheme',
  number: '4111 1111 1111 1111',
  expiry: '03/30',
  securityCode: '737',
  holderName: 'E Åkerö',
};

function read(values: Record<string, string>, ageRequired = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readPayForm(form, ageRequired);
}

const without = (values: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

describe('the last step of the checkout', () => {
  test('takes Swish without card fields', () => {
    expect(read(swish)).toEqual({ form: { methodId: 'swish', card: null, ageDeclared: true } });
  });

  test('takes a card number as printed on the card', () => {
    expect(read(card)).toMatchObject({ form: { card: { number: '4111111111111111', expiry: '03/30' } } });
  });

  test('never chooses a way to pay for the shopper', () => {
    expect(read(without(swish, 'methodId'))).toEqual({
      errors: [{ field: 'methodId', code: 'invalid', message: 'Välj ett betalsätt' }],
    });
  });

  test('asks a guest for the age, an identified customer not', () => {
    expect(read(without(swish, 'ageDeclared'))).toMatchObject({
      errors: [{ field: 'ageDeclared', message: 'Du behöver ha fyllt 18 år för att handla' }],
    });
    expect(read(without(swish, 'ageDeclared'), false)).toMatchObject({ form: { ageDeclared: false } });
  });

  test('tells every fault at once', () => {
    const answer = read({
      methodId: 'scheme',
      number: '41',
      expiry: '13/30',
      securityCode: 'x',
      holderName: '',
      ageDeclared: 'ja',
    });
    expect('errors' in answer && answer.errors.map(({ field }) => field)).toEqual([
      'termsAccepted',
      'number',
      'expiry',
      'securityCode',
      'holderName',
    ]);
  });
});
