import { describe, expect, test } from 'vitest';

import { cartErrorWords, isLimit, reasonOf, refusalText } from './reason.js';

const limit = 'Du har uppnått max antal tillåtna varor för denna typ av receptfria läkemedel';

describe('a refused cart change', () => {
  test.each([
    ['maxQuantityReached', 'Maxantal för denna vara uppnådd'],
    ['RULE_VIOLATION', 'Maxantal för denna vara uppnådd'],
    ['maxQuantityAlreadyReached', 'Maxantal för denna vara är redan uppnådd'],
  ])('because of %s opens the max-quantity message', (code, title) => {
    expect(cartErrorWords(reasonOf(code))).toEqual({ title, text: limit });
  });

  test.each([undefined, 'failed', 'constructor'])('because of %s opens the generic cart error', (code) => {
    expect(cartErrorWords(reasonOf(code))).toEqual({ title: 'Något gick fel', text: null });
  });

  test('during a payment says so', () => {
    const text = 'Varukorgen betalas just nu och kan inte ändras.';
    expect(cartErrorWords(reasonOf('CartIsFrozen'))).toEqual({ title: 'Något gick fel', text });
    expect(isLimit(reasonOf('CartIsFrozen'))).toBe(false);
  });

  test('for lack of stock says what to do', () => {
    const text = 'Webblagret räcker inte till så många. Välj färre eller en annan vara.';
    expect(cartErrorWords(reasonOf('OUT_OF_STOCK'))).toEqual({ title: 'Något gick fel', text });
    expect(isLimit(reasonOf('OUT_OF_STOCK'))).toBe(false);
  });

  test('shows the server’s own text only for the limit', () => {
    expect(refusalText({ code: 'QUOTA', message: limit })).toBe(limit);
    expect(refusalText({ code: 'CartIsFrozen', message: 'Varukorgen betalas just nu.' })).toBe(
      'Varan kan ej läggas till. Kontrollera varukorgen.',
    );
  });
});
