import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { campaign } from '../../domain/campaign/index.js';
import type { Product } from '../../domain/catalogue/index.js';
import { coupon, type CouponPlan } from '../../domain/coupon/index.js';
import { addMinutes, atStockholm } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { ASTRID } from '../shop/e-id.js';
import { anyProduct } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const START = atStockholm('2026-02-10', '10:00');
const NEXT_DAY = addMinutes(START, 24 * 60);
const BO = '198507099813';
const DAYS = { from: '2026-02-01', to: '2026-03-31' };

describe('a discount that can be used once (CRT-04, CRT-07, CRT-11)', () => {
  const clock = new SettableClock(atStockholm('2026-02-09', '10:00'));
  let shop: TestShop;
  let cream: Product;
  beforeAll(async () => {
    shop = await startTestShop({ clock });
    cream = await anyProduct(shop, { type: 'Ha', least: 20_000 });
    await planGift();
  });
  beforeEach(() => clock.set(START));
  afterAll(() => shop.stop());

  /** Running campaigns are cached until the next day, on which the tests begin. */
  async function planGift(): Promise<void> {
    const gift = { code: 'GAVA', varuIds: [cream.varuId], minimum: 0 };
    const shown = { title: 'Gåva', text: '', kind: 'offer', membersOnly: false, sticker: null } as const;
    const plan = { ...shown, ...DAYS, products: [], gift };
    const command = { type: 'PlanCampaign', campaignId: 'gava', plan, onPrescription: [], medicines: [] } as const;
    await shop.platform.commands.handle(campaign, 'gava', command, newContext(SYSTEM));
    await shop.app.get(ProjectionRunner).waitFor('campaign', await shop.platform.store.head(), 60_000);
  }

  async function planned(total: number): Promise<string> {
    const code = `KOD-${randomUUID().slice(0, 8).toUpperCase()}`;
    const terms = { name: 'Vinterrabatt', off: { percent: 10 }, goods: null, minimum: 0 } as const;
    const plan: CouponPlan = { ...terms, ...DAYS, total, oncePerCustomer: false };
    const command = { type: 'PlanCoupon', code, plan, on: '2026-02-10' } as const;
    expect(await shop.platform.commands.handle(coupon, code, command, newContext(SYSTEM))).toMatchObject({ ok: true });
    return code;
  }

  async function ready(shopper: Shopper): Promise<Shopper> {
    for (const answer of [
      await shopper.post('/cart/add-quantity', { id: cream.varuId, quantity: 1 }),
      await shopper.put('/customer-details', astrid),
      await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' }),
    ])
      expect(answer.status).toBe(200);
    return shopper;
  }

  const browsers = (count: number): Promise<Shopper[]> =>
    Promise.all(Array.from({ length: count }, () => ready(shop.visitor())));
  const entered = async (shoppers: readonly Shopper[], code: string): Promise<number> => {
    const answers = await Promise.all(shoppers.map((one) => one.put(`/cart/coupons/${code}`, {})));
    return answers.filter(({ status }) => status === 200).length;
  };
  const redeemed = async (code: string): Promise<number> =>
    [...(await shop.platform.commands.load(coupon, code)).uses.values()].filter((use) => use.redeemed).length;
  const ordersOf = async (answers: readonly Answer[]) => {
    const paid = answers.filter(({ body }) => body['success']);
    const states = paid.map(({ body }) => shop.platform.commands.load(order, String(body['purchaseOrderId'])));
    return (await Promise.all(states)).flatMap((state) => state.order ?? []);
  };

  test('a coupon of five uses is paid by five of 24 carts, whatever each of them holds', async () => {
    const code = await planned(5);
    const all = await browsers(24);
    expect(await entered(all.slice(0, 12), code)).toBe(5);
    // After a day the first carts hold nothing, but the coupon is still in them.
    clock.set(NEXT_DAY);
    expect(await entered(all.slice(12), code)).toBe(5);
    const answers = await Promise.all(all.map((one) => pay(one)));
    const refused = answers.filter(({ status }) => status === 409).flatMap(({ body }) => body.errors ?? []);
    expect(refused.map((error) => error.code)).toEqual(new Array(5).fill('CouponUsedUp'));
    const orders = await ordersOf(answers);
    expect(orders).toHaveLength(19);
    expect(orders.filter(({ totals }) => totals.couponDiscount > 0)).toHaveLength(5);
    await expect.poll(() => redeemed(code), { timeout: 30_000 }).toBe(5);
  });

  test('a bonus cheque is paid once by a member who pays in twelve browsers', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => loggedIn(BO)));
    const chequeId = await chequeOf(all[0] as Shopper);
    await Promise.all(all.map(ready));
    await Promise.all(all.map((one) => one.put(`/cart/bonus-check/${chequeId}`, {})));
    const orders = await ordersOf(await Promise.all(all.map((one) => pay(one))));
    expect(orders.filter(({ totals }) => totals.chequeDiscount > 0)).toHaveLength(1);
    const { cheques } = await shop.member(BO);
    expect(cheques.map(({ status }) => status)).toEqual(['redeemed']);
  });

  test('the last use of a coupon, and a gift, come along when a guest logs in, and are bought once', async () => {
    const code = await planned(1);
    await ready(await loggedIn(ASTRID));
    const guest = await ready(shop.visitor());
    expect(await entered([guest], code)).toBe(1);
    const gift = { code: 'GAVA', selected: cream.varuId };
    expect((await guest.put('/api/cart/gift/select/refresh', gift)).status).toBe(200);
    await guest.logIn(ASTRID);
    expect((await guest.get('/cart')).body).toMatchObject({ couponCode: code });
    expect(await entered([await ready(shop.visitor())], code)).toBe(0);
    const [bought] = await ordersOf([await pay(guest)]);
    const kinds = bought?.lines.flatMap(({ discounts }) => discounts.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(['coupon', 'gift']));
    expect(bought?.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    await expect.poll(() => redeemed(code), { timeout: 30_000 }).toBe(1);
  });

  async function loggedIn(personNumber: string): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(personNumber);
    return shopper;
  }

  /** Makes the shopper a member with one bonus cheque, which can be used in February. */
  async function chequeOf(shopper: Shopper): Promise<string> {
    await shopper.post('/api/apoplus/registermember', { email: 'bo@exempel.se', mobileNumber: '0701234567' });
    const { memberId } = await shop.member(BO);
    const chequeId = randomUUID();
    const lot = { orderId: randomUUID(), lotId: randomUUID(), basis: 100_000, on: '2026-01-20' };
    for (const command of [
      { type: 'EarnPoints', parcelId: null, ...lot },
      { type: 'IssueCheque', chequeId, on: '2026-01-31' },
    ] as const)
      await shop.platform.commands.handle(membership, memberId ?? '', command, newContext(SYSTEM));
    return chequeId;
  }
});
