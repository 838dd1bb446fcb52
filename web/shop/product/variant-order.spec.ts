import { expect, test } from 'vitest';

import { inOrder } from './variant-order.js';

test('variants are ordered by flavour, and then from the smallest to the largest', () => {
  const variants = ['Mint, 100 ml', 'Äpple, 75 ml', 'Mint, 75 ml', '25 mg, 7 st', '5 mg, 7 st'].map((label) => ({
    label,
  }));
  expect(inOrder(variants).map(({ label }) => label)).toEqual([
    '5 mg, 7 st',
    '25 mg, 7 st',
    'Mint, 75 ml',
    'Mint, 100 ml',
    'Äpple, 75 ml',
  ]);
});
