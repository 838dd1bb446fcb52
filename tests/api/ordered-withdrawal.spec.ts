import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { until } from '../shop/look.js';
import { ASTRID, named } from '../shop/prescription-cart.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { bought, decided } from './bought-prescriptions.js';

const ORDERED = 'Ett uttag är redan beställt. Det måste bli klart innan du kan beställa nästa';

interface Ordination {
  readonly artikel: { readonly namn: string };
  readonly kanKopas: boolean;
  readonly hinder: string | null;
}

describe('a prescription whose withdrawal is ordered (RX-03, RX-06)', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await startTestShop({ products: 20, webBuild: path.resolve('dist/web') })));
  afterAll(() => shop.stop());

  const page = async (who: Shopper) => String((await who.get('/mina-recept-inloggad/')).body['text']);
  const tensidal = async (who: Shopper) => {
    const { body } = await who.post('/recept/ordinationer', { personnummer: ASTRID, typ: 'human' });
    const { ordinationer } = body as unknown as { readonly ordinationer: readonly Ordination[] };
    return ordinationer.find(({ artikel }) => artikel.namn === 'Tensidal');
  };

  test('cannot be collected until the order is settled, and says which order has it', async () => {
    const who = await named(shop, ASTRID);
    expect(await page(who)).not.toContain(ORDERED);
    expect(await tensidal(who)).toMatchObject({ kanKopas: true, hinder: null });
    const order = await bought(shop, who, { medicine: 'Tensidal', articleid: '710003' });
    await until(async () => (await page(who)).includes(ORDERED));
    expect(await page(who)).toContain(`href="/member/minakop/${order.orderId}"`);
    expect(await tensidal(who)).toMatchObject({ kanKopas: false, hinder: ORDERED });
    await decided(shop, order, { varuId: '710003' });
    await until(async () => !(await page(who)).includes(ORDERED));
    const after = await tensidal(who);
    expect(after?.kanKopas).toBe(false);
    expect(after?.hinder).toMatch(/^Du kan hämta ut från och med /);
  });
});
