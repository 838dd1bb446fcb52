import { afterAll, beforeAll, expect, test } from 'vitest';

import { campaign } from '../../domain/campaign/index.js';
import type { Product } from '../../domain/catalogue/index.js';
import { coupon } from '../../domain/coupon/index.js';
import { atStockholm } from '../../domain/kernel/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { anyProduct } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const dates = { from: '2026-11-01', to: '2026-12-31' } as const;
const on = '2026-11-20';

const clock = new SettableClock(atStockholm(on, '10:00'));
let shop: TestShop;
let cream: Product;
beforeAll(async () => {
  shop = await startTestShop({ products: 400, clock });
  cream = await anyProduct(shop, { type: 'Ha', least: 10_000 });
  await planCoupon();
  await planGift();
});
afterAll(() => shop.stop());

const byNobody = () => newContext({ kind: 'system', id: 'test' });

async function planCoupon(): Promise<void> {
  const terms = { off: { percent: 10 }, goods: null, minimum: 0, total: null, oncePerCustomer: false } as const;
  const command = { type: 'PlanCoupon', code: 'HOST10', plan: { name: 'Höstrabatt', ...terms, ...dates }, on } as const;
  expect((await shop.platform.commands.handle(coupon, 'HOST10', command, byNobody())).ok).toBe(true);
}

/** Running campaigns are cached, and read again on the next day. */
async function planGift(): Promise<void> {
  const autumn = { title: 'Gåva till hösten', text: '', kind: 'offer', membersOnly: false, sticker: null } as const;
  const gift = { code: 'GAVA', varuIds: [cream.varuId], minimum: 0 };
  const plan = { ...autumn, ...dates, products: [], gift };
  const command = { type: 'PlanCampaign', campaignId: 'gava', plan, onPrescription: [], medicines: [] } as const;
  expect((await shop.platform.commands.handle(campaign, 'gava', command, byNobody())).ok).toBe(true);
  await shop.app.get(ProjectionRunner).waitFor('campaign', await shop.platform.store.head(), 60_000);
  clock.set(atStockholm('2026-11-21', '10:00'));
}

async function withGoods(): Promise<Shopper> {
  const who = shop.visitor();
  await who.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 });
  return who;
}

test.each([
  ['PUT', '/cart/coupons/host10', 'DELETE', '/cart/coupons'],
  ['PUT', '/api/cart/campaigncodes/HOST10', 'DELETE', '/api/cart/campaigncodes/HOST10'],
])('%s %s takes ten per cent off in both carts, and %s %s gives it back', async (put, used, remove, removed) => {
  const who = await withGoods();
  const before = (await who.get('/cart')).body as unknown as { totalAmount: number };
  expect((await who.send(put, used)).status).toBe(200);
  const off = Math.round(cream.price * 0.1) / 100;
  expect((await who.get('/cart')).body).toMatchObject({
    couponCode: 'HOST10',
    totalAmount: before.totalAmount - off,
  });
  expect((await who.get('/api/cart/')).body).toMatchObject({ discountSummary: { couponDiscount: off } });
  expect((await who.get('/api/cart/campaigncodes')).body).toMatchObject({ campaigncodes: [{ code: 'HOST10' }] });
  expect((await who.send(remove, removed)).status).toBe(200);
  expect((await who.get('/cart')).body).toMatchObject({ couponCode: null, totalAmount: before.totalAmount });
});

test('an unknown code is refused with its reason, by both', async () => {
  const who = await withGoods();
  for (const path of ['/cart/coupons/FINNS-INTE', '/api/cart/campaigncodes/FINNS-INTE'])
    expect(await who.put(path, {})).toMatchObject({ status: 404, body: { errors: [{ code: 'CouponUnknown' }] } });
});

test('a gift is chosen, costs nothing, and leaves when nothing is selected', async () => {
  const who = await withGoods();
  const chosen = await who.put('/api/cart/gift/select/refresh', { code: 'GAVA', selected: cream.varuId });
  expect(chosen).toMatchObject({ status: 200, body: { gift: { code: 'GAVA', selected: cream.varuId } } });
  const none = await who.put('/api/cart/gift/select/refresh', { code: 'GAVA', selected: null });
  expect(none.body).toMatchObject({ gift: { selected: null, choices: [{ varuId: cream.varuId }] } });
});
