import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { membership } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { Listings } from '../../services/shop/catalogue/listings.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { ASTRID } from '../shop/e-id.js';
import { astrid, pay, purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const BENGT = '198507099813';
const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let cream: Product & { readonly memberPrice: number };
let browser: Shopper;

beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
  const offers = await shop.app.get(Listings, { strict: false }).memberOffers({ loaded: 480 });
  cream = offers.products.find(
    ({ type, flags, webStock }) => type === 'Ha' && flags.length === 0 && webStock > 0,
  ) as typeof cream;
  await join(await loggedIn(ASTRID));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const person of [ASTRID, BENGT]) await put(await loggedIn(person), 0);
  browser = shop.visitor();
});

async function loggedIn(person: string): Promise<Shopper> {
  const who = shop.visitor();
  await who.logIn(person);
  return who;
}

const join = (who: Shopper): Promise<Answer> =>
  who.post('/api/apoplus/registermember', { email: 'nils@exempel.se', mobileNumber: '0701234567' });
const leave = async (person: string): Promise<void> => {
  const { memberId } = (await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(person)))!;
  const command = { type: 'EndMembership', reason: 'member', on: '2026-11-21' } as const;
  await shop.platform.commands.handle(membership, memberId, command, newContext({ kind: 'system', id: 'test' }));
};
const add = (who: Shopper, quantity: number): Promise<Answer> =>
  who.post('/cart/add-quantity', { id: cream.varuId, quantity });
const put = (who: Shopper, quantity: number): Promise<Answer> =>
  who.post('/cart/set-quantity', { id: cream.varuId, quantity });
const kronor = (ore: number) => ({ totalAmount: ore / 100 });

const atOrdinary = (quantity: number) => ({
  salesPrice: (cream.price * quantity) / 100,
  lineItems: [
    {
      regularPrice: kronor(cream.price * quantity),
      salesPrice: kronor(cream.price * quantity),
      discountsPrice: { totalAmount: 0 },
    },
  ],
});
const asMember = (quantity: number) => ({
  salesPrice: (cream.memberPrice * quantity) / 100,
  lineItems: [
    {
      regularPrice: kronor(cream.price * quantity),
      salesPrice: kronor(cream.memberPrice * quantity),
      discountsPrice: kronor((cream.price - cream.memberPrice) * quantity),
    },
  ],
});

async function paid({ body }: Answer): Promise<readonly (number | boolean)[]> {
  const { success, purchaseOrderId } = body as unknown as { success: boolean; purchaseOrderId: string };
  const { totals } = (await shop.platform.commands.load(order, purchaseOrderId)).order!;
  return [success, totals.goods, totals.total - totals.shipping];
}

describe('the member price', () => {
  test('is less than what everyone pays', () => {
    expect(cream.memberPrice).toBeLessThan(cream.price);
    expect(cream.discountPrice).toBeNull();
  });

  test('is shown on the product page, with an invitation only for customers who are not members', async () => {
    const told = async (who: Shopper): Promise<string> => {
      const { body } = await who.send('GET', `/produkt/${cream.slug}`);
      return /<p class="buy-box-member">.*?<\/p>/.exec(String(body['text']))?.[0] ?? '';
    };
    expect(await told(browser)).toMatch(/Medlemspris.*Bli medlem/);
    expect(await told(await loggedIn(ASTRID))).toMatch(/Medlemspris(?!.*Bli medlem)/);
  });

  test('is not for guests, or for customers who are not members', async () => {
    const customer = await loggedIn(BENGT);
    for (const who of [browser, customer]) {
      expect((await add(who, 2)).body).toMatchObject(atOrdinary(2));
      expect((await put(who, 3)).body).toMatchObject(atOrdinary(3));
      expect(await paid(await purchase(who, { varuId: cream.varuId }))).toEqual([
        true,
        cream.price * 4,
        cream.price * 4,
      ]);
    }
  });

  test('is the price for a member, from the first product to the order', async () => {
    const member = await loggedIn(ASTRID);
    expect((await add(member, 2)).body).toMatchObject(asMember(2));
    expect((await put(member, 3)).body).toMatchObject(asMember(3));
    const extended = (await member.get('/api/cart?mode=extended')).body;
    expect(extended).toMatchObject({
      exHaItemTotalSumAsNumber: (cream.memberPrice * 3) / 100,
      discountSummary: { campaignDiscount: ((cream.price - cream.memberPrice) * 3) / 100 },
    });
    expect(await paid(await purchase(member, { varuId: cream.varuId }))).toEqual([
      true,
      cream.memberPrice * 4,
      cream.memberPrice * 4,
    ]);
  });

  test('applies at the log-in to the guest cart, also when it is merged with the customer’s cart', async () => {
    await add(browser, 1);
    expect((await browser.get('/cart')).body).toMatchObject(atOrdinary(1));
    await browser.logIn(ASTRID);
    expect((await browser.get('/cart')).body).toMatchObject(asMember(1));
    const elsewhere = shop.visitor();
    await add(elsewhere, 2);
    await elsewhere.logIn(ASTRID);
    expect((await elsewhere.get('/cart')).body).toMatchObject(asMember(3));
    expect(await paid(await purchase(elsewhere, { varuId: cream.varuId }))).toEqual([
      true,
      cream.memberPrice * 4,
      cream.memberPrice * 4,
    ]);
  });

  test('applies when a member who began to pay as a guest pays again: first shown, then charged', async () => {
    await purchase(browser, { varuId: cream.varuId, paymentMethod: 'swish' });
    await browser.logIn(ASTRID);
    const shown = await pay(browser);
    expect(shown).toMatchObject({ status: 409, body: { errors: [{ code: 'INVALID_CART' }] } });
    expect((await browser.get('/cart')).body).toMatchObject(asMember(1));
    expect(await paid(await pay(browser))).toEqual([true, cream.memberPrice, cream.memberPrice]);
  });

  test('applies to the cart when the customer joins the club, and no longer after leaving', async () => {
    const joining = await loggedIn(BENGT);
    await add(joining, 2);
    expect((await join(joining)).status).toBe(200);
    expect((await joining.get('/cart')).body).toMatchObject(asMember(2));

    await joining.put('/customer-details', astrid);
    await joining.put('/shipments/sync-user-choice', { optionId: 'postal' });
    await leave(BENGT);
    expect((await pay(joining)).body).toMatchObject({ errors: [{ code: 'INVALID_CART' }] });
    expect((await joining.get('/cart')).body).toMatchObject(atOrdinary(2));
    expect(await paid(await pay(joining))).toEqual([true, cream.price * 2, cream.price * 2]);
  });
});
