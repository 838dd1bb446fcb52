import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const HEAD = 'varuId;name;brand;type;vatClass;price;category;packageText;webStock;substance;atcCode;flags';
const category = 'receptfria-lakemedel/vark-och-feber';
const GOODS = `${HEAD}
999001;Värkfri;Älvdal;Ex;medicine-otc;49;${category};20 st;200;Paracetamol;N02BE01;Paracetamol
999002;Febrin;Älvdal;Ex;medicine-otc;59;${category};20 st;200;Paracetamol;N02BE01;Paracetamol
999003;Ibutan;Älvdal;Ex;medicine-otc;69;${category};20 st;200;Ibuprofen;M01AE01;
999004;Ibunova;Älvdal;Ex;medicine-otc;79;${category};20 st;200;Ibuprofen;M01AE01;
999005;Tvål;Älvdal;Ha;goods;39,90;hudvard/kropp;250 ml;200;;;
999006;Lugnadryck;Älvdal;Ex;medicine-otc;39;${category};20 st;200;;;`;
/** The text of CRT-02 for every limit, word for word. */
const FIXED = 'Du har uppnått max antal tillåtna varor för denna typ av receptfria läkemedel';

describe('limits over the lines of a cart, by both generations of calls (CRT-02, CRT-03, CRT-12)', () => {
  let shop: TestShop;
  let directory: string;
  let guest: Shopper;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-limits-'));
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
    await brought(GOODS);
    await until(async () => (await shop.visitor().get('/api/productpage/999006')).status === 200);
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => void (guest = shop.visitor()));

  async function brought(content: string): Promise<void> {
    const file = path.join(directory, `${randomUUID()}.csv`);
    await writeFile(file, content);
    expect(await importFile(shop.platform, file)).toMatchObject({ refused: 0 });
  }

  const add = (id: string, quantity: number, who = guest) => who.post('/cart/add-quantity', { id, quantity });
  const added = async (id: string, quantity: number, who = guest): Promise<void> =>
    expect((await add(id, quantity, who)).status).toBe(200);
  const inCart = async (who = guest): Promise<unknown> => (await who.get('/cart')).body;
  const refusal = (explanation: string, maxAllowedQuantity: number) => ({
    status: 409,
    body: {
      ...{ errorMessage: FIXED, isRuleViolation: true, maxAllowedQuantity },
      errors: [{ field: 'quantity', code: 'RULE_VIOLATION', message: FIXED, explanation }],
    },
  });

  test('paracetamol is refused with its product and the way out, whichever call asks', async () => {
    await added('999001', 2);
    const same = refusal('Värkfri: högst två per köp. Så många har du redan i varukorgen.', 2);
    const set = { id: '999001', quantity: 3 };
    expect(await guest.post('/cart/set-quantity', set)).toMatchObject(same);
    expect(await guest.put('/api/cart/items/999001', { quantity: 3 })).toMatchObject(same);
    const way = 'Ta bort någon annan vara med paracetamol om du vill ha fler av den här.';
    const other = refusal(`Febrin: högst två med paracetamol per köp. ${way}`, 0);
    expect(await add('999002', 1)).toMatchObject(other);
    expect(await guest.post('/api/cart/items/999002', { Quantity: 1 })).toMatchObject(other);
    const info = await guest.get('/api/cart/items/999002/quantityinfo');
    expect(info.body).toEqual({ currentlyInCartQuantity: 0, maxAllowedQuantity: 0 });
    expect(await inCart()).toMatchObject({ flagGroupQuotas: [{ flag: 'Paracetamol', max: 2, inCart: 2 }, {}] });
  });

  test('a group counts its products together, and each group has its quota', async () => {
    await added('999003', 3);
    expect(await add('999004', 3)).toMatchObject(
      refusal('Ibunova: högst fem med samma verksamma ämne per köp. Välj högst två.', 2),
    );
    await added('999004', 2);
    expect(await inCart()).toMatchObject({ flagGroupQuotas: [{ flag: 'M01AE01', max: 5, inCart: 5 }] });
  });

  test.each([
    ['999005', 99, 100, 'Tvål: högst 99 per köp. Välj högst 99.'],
    ['999006', 5, 6, 'Lugnadryck: högst fem per köp. Välj högst fem.'],
    ['999005', 99, Number.MAX_SAFE_INTEGER, 'Tvål: högst 99 per köp. Välj högst 99.'],
  ])('%s takes %i and not %i', async (varuId, most, over, explanation) => {
    expect(await add(varuId, over)).toMatchObject(refusal(explanation, most));
    expect(await inCart()).toMatchObject({ lineItems: [] });
    await added(varuId, most);
  });

  test('a log-in passes no limit, and the basket names what was left out and why', async () => {
    const before = shop.visitor();
    await before.logIn(ASTRID);
    await added('999001', 2, before);
    await added('999002', 2);
    await guest.logIn(ASTRID);
    expect(await inCart()).toMatchObject({
      lineItems: [{ varuId: '999001', quantity: 2, maxBuyableQuantity: 2 }],
      notAdded: [{ id: '999002', quantity: 2, reason: 'RULE_VIOLATION' }],
    });
    const basket = String((await guest.get('/shop/basket')).body['text']).replaceAll('<!-- -->', '');
    expect(basket).toContain('2 st Febrin: högst två med paracetamol per köp.');
    await guest.post('/cart/set-quantity', { id: '999001', quantity: 0 });
  });

  test('a product that gets a limit while it waits is named by the payment, the validation and the basket', async () => {
    await added('999006', 5);
    await guest.put('/customer-details', astrid);
    await guest.put('/shipments/sync-user-choice', { optionId: 'postal' });
    await brought('varuId;flags\n999006;Paracetamol');
    const isKnown = async () =>
      JSON.stringify((await shop.visitor().get('/api/productpage/999006')).body['flags']) === '["Paracetamol"]';
    await until(isKnown);
    const message = 'Lugnadryck: högst två per köp. Minska till två.';
    expect(await pay(guest)).toMatchObject({
      status: 409,
      body: {
        errors: [{ code: 'INVALID_CART' }, { field: 'lineItems.999006', code: 'RULE_VIOLATION', message }],
        lines: [{ varuId: '999006', name: 'Lugnadryck', code: 'RULE_VIOLATION', message }],
      },
    });
    expect((await guest.get('/api/cart/productvalidation')).body).toEqual({ varuIds: ['999006'] });
    expect(String((await guest.get('/shop/basket')).body['text'])).toContain(message);
    expect(await guest.post('/cart/set-quantity', { id: '999006', quantity: 6 })).toMatchObject(refusal(message, 2));
    expect((await guest.post('/cart/set-quantity', { id: '999006', quantity: 4 })).status).toBe(200);
    await guest.post('/cart/set-quantity', { id: '999006', quantity: 2 });
    expect((await guest.get('/api/cart/productvalidation')).body).toEqual({ varuIds: [] });
    expect((await pay(guest)).body).toMatchObject({ success: true });
  });
});
