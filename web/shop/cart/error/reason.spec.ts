import { describe, expect, test } from 'vitest';

import { cartErrorWords, isLimit, reasonOf, refusalText, stockText } from './reason.js';

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

  test('for lack of stock says how many can be had, and what to do', () => {
    const message = 'Det finns bara 3 st i webblagret. Välj högst 3.';
    expect(cartErrorWords(reasonOf('OUT_OF_STOCK'), message)).toEqual({ title: 'Något gick fel', text: message });
    expect(cartErrorWords('outOfStock').text).toBe(
      'Webblagret räcker inte till så många. Välj färre eller en annan vara.',
    );
    expect(stockText({ code: 'OUT_OF_STOCK', message })).toBe(message);
    expect(stockText({ code: 'RULE_VIOLATION', message })).toBeNull();
    expect(isLimit(reasonOf('OUT_OF_STOCK'))).toBe(false);
  });

  test('shows the server’s own text only for the limit', () => {
    expect(refusalText({ code: 'QUOTA', message: limit })).toBe(limit);
    expect(refusalText({ code: 'CartIsFrozen', message: 'Varukorgen betalas just nu.' })).toBe(
      'Varan kan ej läggas till. Kontrollera varukorgen.',
    );
  });
});
