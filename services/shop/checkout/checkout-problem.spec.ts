import { expect, test } from 'vitest';

import { goodsNeedIdentification, invalidLines, noShippingOptions } from './checkout-problem.js';

const insulin = { name: 'Insulin', flags: ['StoredCold'] } as const;
const vaccine = { name: 'Vaccin', flags: ['ConstantCoolingRequired'] } as const;
const cream = { name: 'Kräm', flags: [] } as const;

test('a cart that nobody can deliver names its cold goods beside the fixed text, and no others (CRT-03, CHK-13)', () => {
  const [fault] = noShippingOptions([cream, insulin, vaccine]).errors;
  expect(fault).toEqual({
    code: 'NO_SHIPPING_OPTIONS',
    message: 'Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.',
    explanation:
      'Kylvaror kräver kyld leverans, som inte finns för den här varukorgen till ditt postnummer: Insulin, Vaccin.',
  });
  expect(noShippingOptions([cream]).errors[0]).not.toHaveProperty('explanation');
});

test('goods that need an identified adult are named, under a code of their own', () => {
  expect(goodsNeedIdentification(['Nikotinspray', 'Tuggummi'])).toMatchObject({
    status: 401,
    errors: [{ code: 'NEEDS_IDENTIFICATION', explanation: 'Det gäller Nikotinspray, Tuggummi.' }],
  });
});

test('each line that cannot be bought is an error with its own code, and stands in `lines`', () => {
  const line = (varuId: string) =>
    ({ varuId, name: 'Kräm', code: 'NOT_FOR_SALE', message: 'Kräm säljs inte längre.' }) as const;
  expect(invalidLines([line('100001'), line('100002')])).toMatchObject({
    status: 409,
    errors: [
      { code: 'INVALID_CART', message: 'Någon vara i varukorgen kan inte köpas just nu. Kontrollera varukorgen.' },
      { field: 'lineItems.100001', code: 'NOT_FOR_SALE' },
      { field: 'lineItems.100002', code: 'NOT_FOR_SALE' },
    ],
    details: { title: 'Din varukorg behöver ändras', lines: [{ varuId: '100001' }, { varuId: '100002' }] },
  });
});
