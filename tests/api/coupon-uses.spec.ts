import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { coupon, type CouponPlan } from '../../domain/coupon/index.js';
import { addMinutes } from '../../domain/kernel/index.js';
import { order, type OrderCommand } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { NumberSeries } from '../../services/foundation/platform/number-series.js';
import { UnfinishedCheckouts } from '../../services/shop/checkout/unfinished-checkouts.js';
import { ASTRID } from '../shop/e-id.js';
import { anyProduct, until } from '../shop/look.js';
import { approvedCard, astrid, pay, refusedCard } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const BO = '198507099813';
const START = '2026-07-01T09:00:00.000Z';
const USED_UP = 'Rabattkoden är slut. Alla har använts.';
const OWN_USED = 'Du har redan använt rabattkoden.';
const HELD = ['CouponReserved'] as const;
const BOUGHT = ['CouponReserved', 'CouponReserved', 'CouponRedeemed'] as const;

describe('a use of a coupon (CRT-04)', () => {
  const clock = new SettableClock(START);
  let shop: TestShop;
  let varuId: string;
  beforeAll(async () => {
    shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
    ({ varuId } = await anyProduct(shop, { type: 'Ha', least: 1_000 }));
  });
  beforeEach(() => clock.set(START));
  afterAll(() => shop.stop());

  async function planned(change: Partial<CouponPlan>): Promise<string> {
    const code = `KOD-${randomUUID().slice(0, 8).toUpperCase()}`;
    const plan: CouponPlan = {
      ...{ name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 },
      ...{ from: '2026-06-01', to: '2026-08-31', total: null, oncePerCustomer: false },
      ...change,
    };
    const command = { type: 'PlanCoupon', code, plan, on: '2026-07-01' } as const;
    expect(await shop.platform.commands.handle(coupon, code, command, newContext(SYSTEM))).toMatchObject({ ok: true });
    return code;
  }

  /** A guest, or a customer who is logged in, whose cart needs only a code and a payment. */
  async function ready(personNumber?: string): Promise<Shopper> {
    const shopper = shop.visitor();
    if (personNumber) await shopper.logIn(personNumber);
    return prepared(shopper);
  }

  async function prepared(shopper: Shopper): Promise<Shopper> {
    for (const answer of [
      await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 }),
      await shopper.put('/customer-details', astrid),
      await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' }),
    ])
      expect(answer.status).toBe(200);
    return shopper;
  }

  const sent = (shopper: Shopper, intent: string, fields: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    shopper.sendForm('/shop/basket', { intent, commandId: randomUUID(), ...fields });

  /** Enters the code in the basket's form. Returns the page's alert, or null for a code that was taken. */
  async function entered(shopper: Shopper, couponCode: string): Promise<string | null> {
    const { status, body } = await sent(shopper, 'apply-coupon', { couponCode });
    if (status === 303) return null;
    const html = String(body['text']);
    return [USED_UP, OWN_USED].find((text) => html.includes(text)) ?? `${status}: ${html}`;
  }

  const happened = async (code: string): Promise<readonly string[]> =>
    (await shop.platform.store.readStream(`coupon-${code}`)).slice(1).map(({ type }) => type);
  const becomes = (code: string, ...types: readonly string[]): Promise<void> =>
    expect.poll(() => happened(code), { timeout: 30_000 }).toEqual(types);
  const codeIn = async (shopper: Shopper): Promise<unknown> => (await shopper.get('/cart')).body['couponCode'];

  async function bought(shopper: Shopper): Promise<string> {
    const { body } = await pay(shopper);
    expect(body).toMatchObject({ success: true });
    return String(body['orderId']);
  }

  async function told(orderId: string, command: OrderCommand): Promise<void> {
    expect(await shop.platform.commands.handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({
      ok: true,
    });
  }

  const cancelled = (orderId: string): Promise<void> =>
    told(orderId, { type: 'Cancel', by: 'staff', reason: 'slut i lager', cancelledAt: clock.now() });

  test('is redeemed by the order, and then nobody else gets it', async () => {
    const code = await planned({ total: 1 });
    const [one, two] = [await ready(), await ready()];
    expect(await entered(one, code)).toBeNull();
    await becomes(code, ...HELD);
    await bought(one);
    await becomes(code, ...BOUGHT);
    expect(await entered(two, code)).toBe(USED_UP);
  });

  test('goes to one of many carts that ask through the form at the same time', async () => {
    const code = await planned({ total: 1 });
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => ready()));
    const answers = await Promise.all(shoppers.map((one) => entered(one, code)));
    expect([...answers].sort()).toEqual([USED_UP, USED_UP, USED_UP, USED_UP, null].sort());
    expect(await happened(code)).toEqual([...HELD]);
  });

  test('is released when the card is refused, and the same cart pays with it the next time', async () => {
    const code = await planned({ total: 1 });
    const shopper = await ready();
    expect(await entered(shopper, code)).toBeNull();
    expect((await pay(shopper, { card: refusedCard })).body).toMatchObject({ success: false });
    await becomes(code, ...HELD, 'CouponReserved', 'CouponReleased');
    await expect.poll(() => codeIn(shopper)).toBe(code);
    await bought(shopper);
    await becomes(code, ...HELD, 'CouponReserved', 'CouponReleased', 'CouponReserved', 'CouponRedeemed');
  });

  test('is free for another cart when the payment is cancelled; the first is told so before it pays', async () => {
    const code = await planned({ total: 1 });
    const [one, two] = [await ready(), await ready()];
    expect(await entered(one, code)).toBeNull();
    const { body } = await pay(one, { paymentMethod: 'swish' });
    expect(await entered(two, code)).toBe(USED_UP);
    await one.sendForm(`/shop/betalning/${String(body['paymentId'])}`, { intent: 'cancel' });
    await becomes(code, ...HELD, 'CouponReserved', 'CouponReleased');
    expect(await entered(two, code)).toBeNull();

    const refused = await pay(one);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ field: 'couponCode', code: 'CouponUsedUp', message: USED_UP }],
    ]);
    expect((await sent(one, 'remove-coupon')).status).toBe(303);
    expect(await codeIn(one)).toBeNull();
    await bought(one);
    await bought(two);
    await becomes(code, ...HELD, 'CouponReserved', 'CouponReleased', ...BOUGHT);
  });

  test.each<[string, (shopper: Shopper) => Promise<Answer>]>([
    ['removed', (shopper) => sent(shopper, 'remove-coupon')],
    ['left by its goods', (shopper) => shopper.post('/cart/set-quantity', { id: varuId, quantity: 0 })],
  ])('is released when the code is %s', async (_how, leave) => {
    const code = await planned({ total: 1 });
    const [one, two] = [await ready(), await ready()];
    expect(await entered(one, code)).toBeNull();
    expect((await leave(one)).status).toBeLessThan(400);
    await becomes(code, ...HELD, 'CouponReleased');
    expect(await entered(two, code)).toBeNull();
  });

  test('of a cart that was left alone is free after a day', async () => {
    const code = await planned({ total: 1 });
    const one = await ready();
    expect(await entered(one, code)).toBeNull();
    clock.set(addMinutes(START, 24 * 60 - 1));
    expect(await entered(await ready(), code)).toBe(USED_UP);
    clock.set(addMinutes(START, 24 * 60));
    expect(await entered(await ready(), code)).toBeNull();
    expect(await pay(one)).toMatchObject({ status: 409, body: { errors: [{ code: 'CouponUsedUp' }] } });
  });

  test('stays with the payment that goes on when its shopper enters the code again', async () => {
    const code = await planned({ total: 1 });
    const one = await ready();
    expect(await entered(one, code)).toBeNull();
    await pay(one, { paymentMethod: 'swish' });
    expect(await entered(one, code)).not.toBeNull();
    expect(await happened(code)).toEqual([...HELD, 'CouponReserved']);
    expect(await entered(await ready(), code)).toBe(USED_UP);
  });

  test('is released when the shop fails between the hold and the order', async () => {
    const code = await planned({ total: 1 });
    const one = await ready();
    expect(await entered(one, code)).toBeNull();
    const numbers = shop.app.get(NumberSeries, { strict: false });
    const failing = vi.spyOn(numbers, 'orderNumber').mockRejectedValueOnce(new Error('the process ends here'));
    expect((await pay(one)).status).toBe(500);
    failing.mockRestore();
    expect(await entered(await ready(), code)).toBe(USED_UP);
    clock.set(addMinutes(START, 3));
    await until(async () => {
      await shop.app.get(UnfinishedCheckouts, { strict: false }).sweep();
      return (await happened(code)).at(-1) === 'CouponReleased';
    });
    expect(await entered(await ready(), code)).toBeNull();
  });

  test('is given back when the order is cancelled', async () => {
    const code = await planned({ oncePerCustomer: true });
    const orderId = await boughtOnce(code);
    expect(await entered(await ready(ASTRID), code)).toBe(OWN_USED);
    await cancelled(orderId);
    await becomes(code, ...BOUGHT, 'CouponReturned');
    expect(await entered(await ready(ASTRID), code)).toBeNull();
  });

  test('is given back with the last of the goods, not with a part of them', async () => {
    const code = await planned({ oncePerCustomer: true });
    const orderId = await boughtOnce(code, 2);
    for (const to of ['dispatched', 'delivered'] as const) await shop.tellWarehouse(orderId, to);
    await until(async () => (await shop.platform.commands.load(order, orderId)).phase === 'delivered');
    const lines = (await shop.platform.commands.load(order, orderId)).order?.lines ?? [];
    const comesBack = (): Promise<void> =>
      told(orderId, {
        type: 'ReturnItems',
        returnId: randomUUID(),
        lines: lines.map(({ lineId }) => ({ lineId, quantity: 1 })),
        returnedAt: clock.now(),
      });
    await comesBack();
    expect(await entered(await ready(ASTRID), code)).toBe(OWN_USED);
    await comesBack();
    await becomes(code, ...BOUGHT, 'CouponReturned');
    expect(await entered(await ready(ASTRID), code)).toBeNull();
  });

  test('of a customer is paid once, also from two browsers at the same time', async () => {
    const code = await planned({ oncePerCustomer: true });
    // A log-in takes over an open cart of the customer. Both log in first, so each has a cart of its own.
    const [phone, desk] = [shop.visitor(), shop.visitor()];
    for (const one of [phone, desk]) await one.logIn(BO);
    for (const one of [phone, desk]) expect(await entered(await prepared(one), code)).toBeNull();
    expect(await happened(code)).toEqual([...HELD, 'CouponReleased', 'CouponReserved']);
    const paid = await Promise.all([phone, desk].map((one) => pay(one, { card: approvedCard })));
    expect(paid.some(({ body }) => body['success'] === true)).toBe(true);
    await expect.poll(() => happened(code)).toContain('CouponRedeemed');
    expect((await happened(code)).filter((type) => type === 'CouponRedeemed')).toHaveLength(1);
  });

  /** Astrid's purchase with the code. */
  async function boughtOnce(code: string, quantity = 1): Promise<string> {
    const shopper = await ready(ASTRID);
    await shopper.post('/cart/set-quantity', { id: varuId, quantity });
    expect(await entered(shopper, code)).toBeNull();
    const orderId = await bought(shopper);
    await becomes(code, ...BOUGHT);
    return orderId;
  }
});
