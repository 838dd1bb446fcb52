import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addMinutes } from '../../domain/kernel/index.js';
import { Clock } from '../../services/foundation/clock.js';
import { LastAttempt } from '../../services/shop/checkout/last-attempt.js';
import { ASTRID } from '../shop/e-id.js';
import { anyProduct } from '../shop/look.js';
import { purchase, refusedCard, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const REFUSED = 'Betalningen har nekats, var god försök igen eller välj ett annat betalsätt.';
const CANCELLED = 'Betalningen har avbrutits, var god försök igen.';
let shop: TestShop;
let varuId: string;

beforeAll(async () => {
  shop = await startTestShop({ webBuild: path.resolve('dist/web') });
  ({ varuId } = await anyProduct(shop, { type: 'Ha' }));
});
afterAll(() => shop.stop());

const basket = async (shopper: Shopper): Promise<string> => String((await shopper.get('/shop/basket')).body['text']);

async function refused(): Promise<Shopper> {
  const shopper = shop.visitor();
  expect((await purchase(shopper, { varuId, card: refusedCard })).body).toMatchObject({ message: REFUSED });
  return shopper;
}

/**
 * Starts a guest's Swish payment, which then waits for an answer from the phone.
 * @returns the guest and the URL of the payment
 */
async function asked(): Promise<readonly [Shopper, string]> {
  const shopper = shop.visitor();
  const { body } = await purchase(shopper, { varuId, paymentMethod: 'swish' });
  return [shopper, `/shop/betalning/${String(body['paymentId'])}`];
}

describe('the basket shows how the last attempt to pay ended', () => {
  test('at its own address, each time it is loaded', async () => {
    const shopper = await refused();
    for (const html of [await basket(shopper), await basket(shopper)])
      expect(html).toMatch(new RegExp(`role="alert"[^]*Betalningen gick inte igenom[^]*${REFUSED}`));
  });

  test('after the shopper cancelled it', async () => {
    const [shopper, address] = await asked();
    expect(await basket(shopper)).not.toContain('role="alert"');
    const { headers } = await shopper.sendForm(address, { intent: 'cancel' });
    expect(headers.get('location')).toBe('/shop/basket');
    expect(await basket(shopper)).toContain(CANCELLED);
  });

  test.each<[string, (shopper: Shopper) => Promise<unknown>]>([
    ['the cart is changed', (shopper) => shopper.post('/cart/set-quantity', { id: varuId, quantity: 2 })],
    ['the shopper tries again', (shopper) => pay(shopper, { paymentMethod: 'swish' })],
    ['a guest has logged in', (shopper) => shopper.logIn(ASTRID)],
  ])('until %s', async (_what, change) => {
    const shopper = await refused();
    expect(await basket(shopper)).toContain(REFUSED);
    await change(shopper);
    const html = await basket(shopper);
    expect(html).toContain('Sammanfattning');
    expect(html).not.toContain(REFUSED);
  });

  test('but never a guest’s attempt to a person who logged in during it', async () => {
    const [shopper, address] = await asked();
    await shopper.logIn(ASTRID);
    await shopper.sendForm(address, { intent: 'cancel' });
    const html = await basket(shopper);
    expect(html).toContain('Sammanfattning');
    expect(html).not.toContain(CANCELLED);
  });

  test('but not on the next day', async () => {
    const shopper = await refused();
    const { clock } = shop.app.get(LastAttempt, { strict: false }) as unknown as { clock: Clock };
    const now = vi.spyOn(clock, 'now');
    expect(await basket(shopper)).toContain(REFUSED);
    expect(now).toHaveBeenCalled();
    now.mockReturnValue(addMinutes(new Date().toISOString(), 80));
    const later = await basket(shopper);
    now.mockRestore();
    expect(later).not.toContain(REFUSED);
  });
});
