import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { coupon } from '../../domain/coupon/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { anyProduct } from '../shop/look.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const UNKNOWN = 'Rabattkoden finns inte. Kontrollera stavningen.';
const UNKNOWN_GIFT = 'Gåvokoden finns inte eller gäller inte nu.';
const TOO_MANY = 'Det blev för många försök.';
let shop: TestShop;
let varuId: string;
beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  ({ varuId } = await anyProduct(shop, { type: 'Ha', least: 1_000 }));
});
afterAll(() => shop.stop());

const sent = (shopper: Shopper, intent: string, fields: Readonly<Record<string, string>>): Promise<Answer> =>
  shopper.sendForm('/shop/basket', { intent, commandId: randomUUID(), ...fields });
const textOf = async (answer: Promise<Answer>): Promise<string> => String((await answer).body['text']);

async function planned(code: string): Promise<void> {
  const terms = { name: 'Alltid', off: { percent: 10 }, goods: null, minimum: 0 };
  const days = { from: '2020-01-01', to: '2199-12-31' };
  const plan = { ...terms, ...days, total: null, oncePerCustomer: false };
  const command = { type: 'PlanCoupon', code, plan, on: '2020-01-01' } as const;
  expect(await shop.platform.commands.handle(coupon, code, command, newContext(SYSTEM))).toMatchObject({ ok: true });
}

test('the doors for coupons and gifts count wrong codes together, and then take none (CRT-04, CRT-11)', async () => {
  await planned('ALLTID');
  const [guesser, other] = [shop.visitor(), shop.visitor()];
  for (const one of [guesser, other]) await one.post('/cart/add-quantity', { id: varuId, quantity: 1 });
  for (let nth = 0; nth < 5; nth += 1) {
    const couponCode = nth === 0 ? '?' : `FEL-${nth}`;
    expect(await textOf(sent(guesser, 'apply-coupon', { couponCode }))).toContain(UNKNOWN);
    const gift = sent(guesser, 'select-gift', { giftCode: `FEL-${nth}`, selected: varuId });
    expect(await textOf(gift)).toContain(UNKNOWN_GIFT);
  }
  expect(await textOf(sent(guesser, 'apply-coupon', { couponCode: 'ALLTID' }))).toContain(TOO_MANY);
  expect(await textOf(sent(guesser, 'select-gift', { giftCode: 'FEL', selected: varuId }))).toContain(TOO_MANY);
  const choices = await guesser.put('/api/cart/gift/select/refresh', { code: 'FEL', selected: null });
  expect(choices.status).toBe(429);
  expect((await guesser.get('/cart')).body['couponCode']).toBeNull();
  expect((await sent(other, 'apply-coupon', { couponCode: 'ALLTID' })).status).toBe(303);
});
