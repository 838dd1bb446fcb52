import { describe, expect, test } from 'vitest';

import type { CartState } from '../../../../domain/cart/index.js';
import type { ShownProduct } from '../../catalogue/withdrawn.js';
import { leftOut, notEntirely } from './not-entirely-added.js';

const on = '2026-11-25';
const alvedon = { varuId: '014512', name: 'Alvedon', type: 'Ex', flags: ['Paracetamol'], atcCode: 'N02BE01' };
const goods: Readonly<Record<string, object>> = {
  '014512': { product: alvedon, withdrawal: null },
  '023411': { product: { ...alvedon, varuId: '023411', name: 'Panodil' }, withdrawal: null },
  '100001': { product: { ...alvedon, varuId: '100001', name: 'Kyld', flags: ['BrokenColdChain'] }, withdrawal: null },
  '100002': { product: { ...alvedon, varuId: '100002', name: 'Låda', flags: ['OrderVolume'] }, withdrawal: null },
  '100003': {
    product: { ...alvedon, varuId: '100003', name: 'Udda', flags: ['NotWarehousePlanned'] },
    withdrawal: null,
  },
  '100004': { product: { ...alvedon, varuId: '100004', name: 'Gammal' }, withdrawal: { reason: 'recall' } },
  '100005': { product: { ...alvedon, varuId: '100005', name: 'Waran', type: 'Rx' }, withdrawal: null },
};
const catalogue = {
  shown: (varuId: string) => Promise.resolve((goods[varuId] ?? null) as ShownProduct | null),
};
const cart = (...lines: readonly object[]) => ({ lines, notAdded: [] }) as unknown as CartState;
const two = { ...alvedon, quantity: 2 };
const why = async (state: CartState, varuId: string) => (await notEntirely(catalogue, state, [varuId], on))[0]?.why;

describe('a product that was not entirely added (CRT-08)', () => {
  test.each([
    ['014512', 'Alvedon: högst två per köp. Så många har du redan i varukorgen.'],
    [
      '023411',
      'Panodil: högst två med paracetamol per köp. Ta bort någon annan vara med paracetamol om du vill ha fler av den här.',
    ],
    ['100001', 'Kyld: kylkedjan kan inte hållas hela vägen hem. Fråga på ett apotek.'],
    ['100002', 'Låda: säljs i större volymer. Beställ på ett apotek.'],
    ['100003', 'Udda: finns inte i webblagret. Fråga på ett apotek.'],
    ['100004', 'Gammal: säljs inte längre.'],
    ['100005', 'Waran: är receptbelagd och kan inte köpas här. Se dina recept.'],
  ])('%s has its reason', async (varuId, text) => {
    expect(await why(cart(two), varuId)).toBe(text);
  });

  test('is asked to be checked where the cart has room for more', async () => {
    expect(await why(cart(), '014512')).toBe('Alvedon: allt kom inte med. Kontrollera antalet.');
  });

  test('is left out where no product has the number, and the others keep their order', async () => {
    const told = await notEntirely(catalogue, cart(two), ['999999', '100002', '014512'], on);
    expect(told.map(({ varuId }) => varuId)).toEqual(['100002', '014512']);
  });

  test('by a merge is told with its number of pieces, also when the shop has it no more', async () => {
    const notAdded = [
      { varuId: '023411', name: 'Panodil', quantity: 1 },
      { varuId: '999999', name: 'Borta', quantity: 3 },
    ];
    expect(await leftOut(catalogue, { ...cart(two), notAdded }, on)).toEqual([
      { ...notAdded[0], why: expect.stringContaining('Panodil: högst två med paracetamol per köp.') },
      { ...notAdded[1], why: 'Borta: säljs inte längre.' },
    ]);
  });
});
