import { expect, test } from 'vitest';

import type { CartState } from '../../../../domain/cart/index.js';
import type { Product } from '../../../../domain/catalogue/index.js';
import { CartValidation } from './cart-validation.js';

const alvedon = { varuId: '014512', name: 'Alvedon', type: 'Ex', flags: [], atcCode: 'N02BE01', quantity: 3 };
const cream = { ...alvedon, varuId: '772201', name: 'Kräm', type: 'Ha', atcCode: null, quantity: 99 };
const clock = { now: () => '2026-11-25T10:00:00.000Z' };

function validation(products: readonly object[], gone: readonly string[] = []): CartValidation {
  const catalogue = {
    products: () => Promise.resolve(products as readonly Product[]),
    notForSale: () => Promise.resolve(gone),
  };
  return new CartValidation(catalogue, { now: () => Promise.resolve(new Map()) }, clock);
}
const cart = (...lines: readonly object[]) => ({ lines, gifts: [] }) as unknown as CartState;

test('a cart within its limits has no fault, and nor has an empty one', async () => {
  expect(await validation([alvedon, cream]).faults(cart(alvedon, cream))).toEqual([]);
  expect(await validation([]).faults(cart())).toEqual([]);
});

test('a limit holds that the product got after it entered the cart', async () => {
  const today = { ...alvedon, flags: ['Paracetamol'] };
  expect(await validation([today, cream]).faults(cart(cream, alvedon))).toEqual([
    {
      ...{ varuId: '014512', name: 'Alvedon', code: 'RULE_VIOLATION' },
      message: 'Alvedon: högst två per köp. Minska till två.',
    },
  ]);
});

test('one piece above the ninety-nine of goods is one too many', async () => {
  const [fault] = await validation([cream]).faults(cart({ ...cream, quantity: 100 }));
  expect(fault?.message).toBe('Kräm: högst 99 per köp. Minska till 99.');
});

test('what is sold no more and what is not sold online are told apart, in the order of the cart', async () => {
  const unsent = { ...cream, flags: ['BrokenColdChain'] };
  const held = cart(alvedon, cream);
  expect(await validation([unsent], ['014512', '772201']).faults(held)).toMatchObject([
    { varuId: '014512', code: 'NOT_FOR_SALE', message: expect.stringContaining('Alvedon säljs inte längre.') },
    { varuId: '772201', code: 'NOT_SOLD_ONLINE', message: expect.stringContaining('Kräm: kylkedjan kan inte hållas') },
  ]);
  expect(await validation([unsent]).invalid(held)).toEqual(['014512', '772201']);
});

test('prescription items have no limit of the shop', async () => {
  const prescribed = { ...alvedon, type: 'Rx', flags: ['Paracetamol'], quantity: 9 };
  expect(await validation([prescribed]).faults(cart(prescribed))).toEqual([]);
});
