import { expect, test } from 'vitest';

import { limitAdvice, limitText, reachedText } from './limit-texts.js';

const on = '2026-11-25';
const alvedon = { varuId: '014512', name: 'Alvedon', type: 'Ex', flags: ['Paracetamol'] } as const;
const panodil = { ...alvedon, varuId: '023411', name: 'Panodil' };
const cream = { ...alvedon, varuId: '772201', name: 'Kräm', type: 'Ha', flags: [] } as const;
const held = (...lines: readonly { readonly varuId: string; readonly quantity: number }[]) => ({
  lines: lines as never,
});

test('each limit has its words, and goods that count together are named together', () => {
  expect(limitText({ limit: 'PARACETAMOL_LIMIT', max: 2, others: 0 })).toBe('Högst två per köp');
  expect(limitText({ limit: 'PARACETAMOL_LIMIT', max: 2, others: 1 })).toBe('Högst två med paracetamol per köp');
  expect(limitText({ limit: 'MAXQUANTITY_EX', max: 5, others: 0 })).toBe('Högst fem per köp');
  expect(limitText({ limit: 'MAXQUANTITY_GROUP', max: 5, others: 2 })).toBe(
    'Högst fem med samma verksamma ämne per köp',
  );
  expect(limitText({ limit: 'MAXQUANTITY_HA', max: 99, others: 0 })).toBe('Högst 99 per köp');
});

test('it stands beside the quantity that cannot grow, and nowhere else', () => {
  const two = { ...alvedon, quantity: 2 };
  const one = { ...panodil, quantity: 1 };
  expect(reachedText(held(two), two, 2, on)).toBe('Högst två per köp');
  expect(reachedText(held(one), one, 2, on)).toBeNull();
  expect(reachedText(held(one, { ...alvedon, quantity: 1 }), one, 1, on)).toBe('Högst två med paracetamol per köp');
  expect(reachedText(held({ ...cream, quantity: 98 }), { ...cream, quantity: 98 }, 99, on)).toBeNull();
  expect(reachedText(held({ ...cream, quantity: 99 }), { ...cream, quantity: 99 }, 99, on)).toBe('Högst 99 per köp');
  const three = { ...cream, quantity: 3 };
  expect(reachedText(held(three), three, 3, on)).toBe('Fler finns inte i webblagret');
  expect(reachedText(held(three), three, 2, on)).toBeNull();
  const prescribed = { ...alvedon, type: 'Rx', quantity: 9 } as const;
  expect(reachedText(held(prescribed), prescribed, prescribed.quantity, on)).toBeNull();
});

test.each([
  ['a wish above it', 0, 2, 0, 'Alvedon: högst två per köp. Välj högst två.'],
  ['one more at it', 2, 2, 0, 'Alvedon: högst två per köp. Så många har du redan i varukorgen.'],
  [
    'one beside another that fills it',
    0,
    0,
    2,
    'Alvedon: högst två med paracetamol per köp. Ta bort någon annan vara med paracetamol om du vill ha fler av den här.',
  ],
  ['a line above it', 3, 2, 0, 'Alvedon: högst två per köp. Minska till två.'],
  [
    'a line for which others leave no room',
    1,
    0,
    2,
    'Alvedon: högst två med paracetamol per köp. Ta bort den, eller någon annan vara med paracetamol.',
  ],
] as const)('a refusal names the product and what to do: %s', (_case, has, most, others, text) => {
  const quantities = { currentlyInCartQuantity: has, maxAllowedQuantity: most };
  expect(limitAdvice({ limit: 'PARACETAMOL_LIMIT', max: 2, others, name: 'Alvedon', ...quantities })).toBe(text);
});
