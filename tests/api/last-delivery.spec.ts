import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cart } from '../../domain/cart/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { ASTRID } from '../shop/e-id.js';
import { anyProduct, until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Option {
  readonly optionId: string;
  readonly places: readonly { readonly placeId: string }[];
}

/** A known customer collects the next parcel where the last one was (CHK-02). */
describe('the place of the last delivery', () => {
  let shop: TestShop;
  let varuId: string;
  beforeAll(async () => {
    shop = await startTestShop();
    ({ varuId } = await anyProduct(shop, { type: 'Ha' }));
  });
  afterAll(() => shop.stop());

  async function shopping(details: object = astrid, person: string | null = ASTRID): Promise<Shopper> {
    const visitor = shop.visitor();
    if (person) expect((await visitor.logIn(person)).status).toBe(200);
    expect(await visitor.post('/cart/add-quantity', { id: varuId, quantity: 1 })).toMatchObject({ status: 200 });
    expect(await visitor.put('/customer-details', details)).toMatchObject({ status: 200 });
    return visitor;
  }
  async function agents(visitor: Shopper): Promise<readonly string[]> {
    const { body } = await visitor.put('/shipments/sync-cart', {});
    const { options } = body as unknown as { options: readonly Option[] };
    return options.find(({ optionId }) => optionId === 'agent')?.places.map(({ placeId }) => placeId) ?? [];
  }
  async function chosenBy(visitor: Shopper, optionId = 'agent'): Promise<string | undefined> {
    const choice = await visitor.put('/shipments/sync-user-choice', { optionId });
    expect(choice).toMatchObject({ status: 200 });
    const { cartId } = choice.body as unknown as { cartId: string };
    return (await shop.app.get(CommandHandling).load(cart, cartId)).pickupPlace?.placeId;
  }

  test('is taken for the same option, and for no other person, option or town', async () => {
    const first = await shopping();
    const [nearest, other] = await agents(first);
    await first.put('/shipments/sync-user-choice', { optionId: 'agent', placeId: other });
    expect((await pay(first)).body).toMatchObject({ success: true });
    await until(async () => {
      const { body } = await first.get('/api/apoorderhistory');
      return (body as unknown as { Orders: unknown[] }).Orders.length === 1;
    });

    const second = await shopping();
    expect(await chosenBy(second)).toBe(other);
    expect(await chosenBy(second, 'postal')).not.toBe(other);
    await second.put('/shipments/sync-user-choice', { optionId: 'agent', placeId: nearest });
    expect(await chosenBy(second)).toBe(nearest);

    expect(await chosenBy(await shopping(astrid, null))).toBe(nearest);
    const moved = { ...astrid, postalCode: '981 30', city: 'Kiruna' };
    expect([nearest, other]).not.toContain(await chosenBy(await shopping(moved)));
  });
});
