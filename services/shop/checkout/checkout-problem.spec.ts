import { expect, test } from 'vitest';

import { goodsNeedIdentification, invalidLines, noShippingOptions } from './checkout-problem.js';

const insulin = { varuId: '1', name: 'Insulin', flags: ['StoredCold'] } as const;
const vaccine = { varuId: '2', name: 'Vaccin', flags: ['ConstantCoolingRequired'] } as const;
const cream = { varuId: '3', name: 'Kräm', flags: [] } as const;

test('a cart that no parcels deliver names the goods in the way beside the fixed text (CRT-03, CHK-13)', () => {
  const { errors, details } = noShippingOptions([insulin, vaccine]);
  expect(details).toMatchObject({ title: 'Vi hittar inget leveranssätt', lines: [{ varuId: '1' }, { varuId: '2' }] });
  expect(errors[0]).toEqual({
    code: 'NO_SHIPPING_OPTIONS',
    message: 'Denna kombination av varor kan inte levereras i samma order. Du kan ändra i din varukorg.',
    explanation: 'Kylvaror kräver kyld leverans, som inte finns till ditt postnummer: Insulin, Vaccin.',
  });
  const other = 'Det finns inget leveranssätt till ditt postnummer för: Kräm, Insulin.';
  expect(noShippingOptions([cream, insulin]).errors[0]).toHaveProperty('explanation', other);
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
