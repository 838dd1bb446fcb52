import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { CurrentPrices } from '../../services/shop/checkout/current-prices.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

let shop: TestShop;
let cream: string;
let soap: string;
beforeAll(async () => {
  shop = await startTestShop();
  [cream = '', soap = ''] = await shop.varuIds();
});
afterAll(() => shop.stop());

const add = (shopper: Shopper, id: string) => shopper.post('/cart/add-quantity', { id, quantity: 1 });

async function ready(): Promise<Shopper> {
  const shopper = shop.visitor();
  await add(shopper, cream);
  await shopper.put('/customer-details', astrid);
  await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
  return shopper;
}

async function inCart(shopper: Shopper): Promise<readonly string[]> {
  const { lineItems } = (await shopper.get('/cart')).body as unknown as { lineItems: readonly { varuId: string }[] };
  return lineItems.map(({ varuId }) => varuId);
}

async function ordered({ body }: Answer): Promise<readonly string[]> {
  const events = await shop.platform.store.readStream(`order-${String(body['purchaseOrderId'])}`);
  const placed = events.find(({ type }) => type === 'OrderPlaced') as unknown as {
    data: { lines: readonly { varuId: string }[] };
  };
  return placed.data.lines.map(({ varuId }) => varuId);
}

test('goods from another tab during a payment need an answer: they are not dropped, and not paid unseen', async () => {
  const shopper = await ready();
  const prices = shop.app.get(CurrentPrices, { strict: false });
  const confirm = prices.confirm.bind(prices);
  const between = vi.spyOn(prices, 'confirm').mockImplementationOnce(async (...asked) => {
    await confirm(...asked);
    expect((await add(shopper, soap)).status).toBe(200);
  });
  const refused = await pay(shopper);
  between.mockRestore();
  expect([refused.status, refused.body.errors]).toEqual([
    409,
    [
      {
        field: 'cartId',
        code: 'CartHasChanged',
        message: 'Varukorgen har ändrats. Kontrollera den och betala igen.',
      },
    ],
  ]);
  expect(await inCart(shopper)).toEqual([cream, soap]);
  const paid = await pay(shopper);
  expect(paid.body).toMatchObject({ success: true });
  expect(await ordered(paid)).toEqual([cream, soap]);
});

test('whatever two tabs do at the same time, all goods are ordered or still in the cart', async () => {
  for (let round = 0; round < 12; round += 1) {
    const shopper = await ready();
    const [paid, added] = await Promise.all([pay(shopper), add(shopper, soap)]);
    const kept = await inCart(shopper);
    const bought = paid.status === 200 ? await ordered(paid) : [];
    expect([200, 409]).toContain(paid.status);
    if (added.status === 200) expect([...bought, ...kept]).toContain(soap);
    expect([...bought, ...kept].filter((id) => id === cream)).toEqual([cream]);
  }
});
