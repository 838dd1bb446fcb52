import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Product } from '../../domain/catalogue/index.js';
import { atStockholm } from '../../domain/kernel/index.js';
import { chequesOn, membership } from '../../domain/member/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { anyProduct } from '../shop/look.js';
import { challengedCard, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const JANUARY = atStockholm('2026-01-20', '10:00');
const FEBRUARY = atStockholm('2026-02-10', '10:00');
const MAY = atStockholm('2026-05-01', '00:00');

describe('a bonus cheque by the API', () => {
  const clock = new SettableClock(JANUARY);
  let shop: TestShop;
  let commands: CommandHandling;
  let dear: Product;
  let cheap: Product;
  beforeAll(async () => {
    shop = await startTestShop({ clock, products: 900 });
    commands = shop.app.get(CommandHandling);
    dear = await anyProduct(shop, { type: 'Ha', least: 20_000 });
    cheap = await anyProduct(shop, { type: 'Ha', least: 100, most: 3_900 });
  });
  afterAll(() => shop.stop());

  test('is refused before its month, for a cart below its amount, and after its last day', async () => {
    const { shopper, chequeId } = await memberWithCheque('198507099805');
    await shopper.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 });
    expect(await apply(shopper, chequeId)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'chequeId', code: 'ChequeNotYetValid' }] },
    });

    clock.set(FEBRUARY);
    const again = await loggedIn('198507099805');
    await again.post('/cart/set-quantity', { id: dear.varuId, quantity: 0 });
    await again.post('/cart/add-quantity', { id: cheap.varuId, quantity: 1 });
    expect(await apply(again, chequeId)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'ChequeAboveGoods' }] },
    });

    clock.set(MAY);
    const late = await loggedIn('198507099805');
    await late.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 });
    expect(await apply(late, chequeId)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'chequeId', code: 'ChequeValidityOver', message: 'Bonuschecken har gått ut.' }] },
    });
  });

  test('is used once: a second browser at the same moment does not get it', async () => {
    clock.set(JANUARY);
    const { chequeId } = await memberWithCheque('198507099813');
    clock.set(FEBRUARY);
    const [one, two] = [await loggedIn('198507099813'), await loggedIn('198507099813')];
    // At log-in a shopper takes over an open cart only if it has content. Both log in first, so each has a cart of
    // their own.
    await Promise.all([
      one.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 }),
      two.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 }),
    ]);
    await Promise.all([apply(one, chequeId), apply(two, chequeId)]);
    const paid = await Promise.all([one, two].map((shopper) => purchase(shopper, { varuId: dear.varuId })));
    const member = await shop.member('198507099813');
    expect(chequesOn(member, '2026-02-10').map(({ status }) => status)).toEqual(['redeemed']);
    expect(paid.some(({ body }) => body['success'] === true)).toBe(true);
  });

  test('moves from the cart that holds it to the cart that asks, but not during a payment', async () => {
    clock.set(JANUARY);
    const { chequeId } = await memberWithCheque('199908072391');
    clock.set(FEBRUARY);
    const [phone, desk] = [await loggedIn('199908072391'), await loggedIn('199908072391')];
    await Promise.all([phone, desk].map((one) => one.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 })));
    const held = async (shopper: Shopper) => (await shopper.get('/cart')).body['bonusCheckCodes'];
    expect((await apply(phone, chequeId)).status).toBe(200);
    expect((await apply(desk, chequeId)).status).toBe(200);
    expect([await held(phone), await held(desk)]).toEqual([[], [chequeId]]);

    const paying = await purchase(desk, { varuId: dear.varuId, card: challengedCard });
    expect(paying.body).toMatchObject({ adyenPaymentReply: { resultCode: 'Pending' } });
    expect(await apply(phone, chequeId)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'ChequeHeldByAnotherCart' }] },
    });
    expect(await held(desk)).toEqual([chequeId]);
  });

  async function loggedIn(personNumber: string): Promise<Shopper> {
    const shopper = shop.visitor();
    await shopper.logIn(personNumber);
    return shopper;
  }

  function apply(shopper: Shopper, chequeId: string) {
    return shopper.put(`/cart/bonus-check/${chequeId}`, {});
  }

  /** Returns a member who earned two thousand points in January, and the bonus cheque of 44 kr for that month. */
  async function memberWithCheque(personNumber: string): Promise<{ shopper: Shopper; chequeId: string }> {
    const shopper = await loggedIn(personNumber);
    await shopper.post('/api/apoplus/registermember', { email: 'nils@exempel.se', mobileNumber: '0701234567' });
    const { memberId } = (await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(personNumber)))!;
    const context = () => newContext({ kind: 'system', id: 'test' });
    const chequeId = randomUUID();
    await commands.handle(
      membership,
      memberId,
      {
        type: 'EarnPoints',
        parcelId: null,
        orderId: randomUUID(),
        lotId: randomUUID(),
        basis: 200_000,
        on: '2026-01-20',
      },
      context(),
    );
    await commands.handle(membership, memberId, { type: 'IssueCheque', chequeId, on: '2026-01-31' }, context());
    return { shopper, chequeId };
  }
});
