import { describe, expect, test } from 'vitest';

import { cardAction } from './stock-label.js';

const product = {
  slug: 'treo',
  type: 'Ex',
  buyable: true,
  inWebStock: true,
  inStores: true,
  restriction: null,
} as const;

describe('a product card', () => {
  test('sells the goods in the web stock', () => {
    expect(cardAction(product, false)).toEqual({ kind: 'buy', label: 'Köp' });
  });

  test('leads to a pharmacy for goods that only pharmacies have', () => {
    expect(cardAction({ ...product, inWebStock: false }, false)).toMatchObject({
      kind: 'link',
      label: 'Köp från butik',
    });
  });

  test('offers nothing for goods that nobody has', () => {
    expect(cardAction({ ...product, inWebStock: false, inStores: false }, false)).toEqual({
      kind: 'none',
      label: 'Slut i webblager',
    });
  });

  test('never sells a prescription item', () => {
    expect(cardAction({ ...product, type: 'Rx' }, false)).toMatchObject({ label: 'Logga in' });
    expect(cardAction({ ...product, type: 'Rx' }, true)).toMatchObject({ label: 'Se recept' });
  });

  test('never sells goods that are not sold online: a pharmacy may have them, or the page says why', () => {
    const unsent = { ...product, buyable: false, restriction: 'Finns inte i webblagret, fråga på ett apotek' };
    expect(cardAction(unsent, true)).toMatchObject({ label: 'Köp från butik', to: '/produkt/treo#lager' });
    expect(cardAction({ ...unsent, inStores: false }, true)).toMatchObject({ label: 'Visa', to: '/produkt/treo' });
  });

  test('leads to the page for goods that not everyone may buy', () => {
    expect(cardAction({ ...product, buyable: false }, true)).toMatchObject({ label: 'Visa', to: '/produkt/treo' });
  });
});
