import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { DeliveryCheckoutSimulator } from '../../simulators/delivery-checkout/start.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

interface Synced {
  readonly options: readonly { readonly optionId: string; readonly price: number }[];
  readonly widget: { readonly sessionId: string; readonly snippet: string } | null;
}

describe('the delivery widget (CHK-02)', () => {
  let shop: TestShop;
  let partner: DeliveryCheckoutSimulator;
  let varuIds: readonly string[];
  beforeAll(async () => {
    shop = await startTestShop({ products: 60 });
    const simulated = shop.partners.simulated['delivery-checkout'];
    if (!simulated) throw new Error('the delivery checkout is not simulated');
    partner = simulated;
    varuIds = await shop.varuIds();
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    partner.misbehave({});
    partner.setFaults({ serverErrors: 0 });
  });

  async function withGoods(): Promise<Shopper> {
    const visitor = shop.visitor();
    await visitor.post('/cart/add-quantity', { id: varuIds[0], quantity: 2 });
    expect(await visitor.put('/customer-details', astrid)).toMatchObject({ status: 200 });
    return visitor;
  }
  async function synced(visitor: Shopper): Promise<Synced> {
    const answer = await visitor.put('/shipments/sync-cart?widget=true', {});
    expect(answer.status).toBe(200);
    return answer.body as unknown as Synced;
  }
  const sessionOf = async (visitor: Shopper) => (await synced(visitor)).widget?.sessionId ?? '';

  test('gets a session once for a cart, is told of changes, and never what the goods are', async () => {
    const visitor = await withGoods();
    const { widget } = await synced(visitor);
    expect(widget?.snippet).toContain('shipwallet-container');
    await visitor.post('/cart/add-quantity', { id: varuIds[1], quantity: 1 });
    expect(await sessionOf(visitor)).toBe(widget?.sessionId);
    const told = partner.sessions().find(({ id }) => id === widget?.sessionId)?.asked;
    expect(told?.cart.items.map(({ sku, name, quantity }) => [sku, name, quantity])).toEqual([
      ['1', 'Vara', 2],
      ['2', 'Vara', 1],
    ]);
    expect(told?.search_address).toEqual({ country: 'SE', postal_code: '11820' });
    expect(JSON.stringify(told)).not.toMatch(new RegExp(varuIds.slice(0, 2).join('|')));
    expect((await visitor.put('/shipments/sync-cart', {})).body).toMatchObject({ widget: null });
  });

  test.each(['/shipments/sync-user-choice', '/api/cart/shipping/widget'])(
    'tells the choice, which the shop’s own rule prices: %s',
    async (address) => {
      const visitor = await withGoods();
      const { options, widget } = await synced(visitor);
      const agent = options.find(({ optionId }) => optionId === 'agent');
      partner.choose(widget?.sessionId ?? '', 'agent');
      expect(await visitor.put(address, { optionId: 'widget' })).toMatchObject({ status: 200 });
      expect((await visitor.get('/cart')).body).toMatchObject({ shipmentPrice: agent?.price });
    },
  );

  test('is bound to the order that is placed, and the next cart gets a session of its own', async () => {
    const visitor = await withGoods();
    const id = await sessionOf(visitor);
    partner.choose(id, 'postal');
    await visitor.put('/shipments/sync-user-choice', { optionId: 'widget' });
    const paid = await pay(visitor);
    const { purchaseOrderId } = paid.body as unknown as { purchaseOrderId: string };
    const { order: placed } = await shop.app.get(CommandHandling).load(order, purchaseOrderId);
    await until(() =>
      Promise.resolve(partner.sessions().find((one) => one.id === id)?.completedFor === placed?.orderNumber),
    );
    await visitor.post('/cart/add-quantity', { id: varuIds[0], quantity: 1 });
    await visitor.put('/customer-details', astrid);
    expect(await sessionOf(visitor)).not.toBe(id);
  });

  test('is restored with what was chosen in it', async () => {
    const visitor = await withGoods();
    const id = await sessionOf(visitor);
    await visitor.put('/shipments/sync-user-choice', { optionId: 'postal' });
    partner.choose(id, 'agent');
    expect(await visitor.get('/api/cart/ingrid/restore')).toMatchObject({ status: 200 });
    expect((await visitor.get('/api/cart/shipping')).body).toMatchObject({ selectedOptionId: 'agent' });
  });

  test.each([
    ['an option that the shop does not offer', 'norrland-home', undefined, 'optionId', 'DELIVERY_NOT_OFFERED'],
    ['a place far away', 'agent', 'agent-322-1', 'placeId', 'PLACE_NOT_OFFERED'],
  ])('is not believed when it tells of %s', async (_what, optionId, placeId, field, code) => {
    const visitor = await withGoods();
    partner.choose(await sessionOf(visitor), optionId, placeId);
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'widget' })).toMatchObject({
      status: 400,
      body: { errors: [{ field, code }] },
    });
  });

  test('cannot open express or a parcel locker without a log-in', async () => {
    const visitor = await withGoods();
    partner.choose(await sessionOf(visitor), 'locker');
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'widget' })).toMatchObject({ status: 401 });
  });

  test('that nothing was chosen in leaves the shop’s own list', async () => {
    const visitor = await withGoods();
    for (const open of [false, true]) {
      if (open) await sessionOf(visitor);
      expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'widget' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'optionId', code: 'WIDGET_CHOICE_MISSING' }] },
      });
    }
  });

  test.each([
    ['is down', () => partner.setFaults({ serverErrors: 1 })],
    ['answers what nobody can read', () => partner.misbehave({ unreadable: true })],
    ['answers too late', () => partner.misbehave({ lateMs: 3_000 })],
  ])('is left out when its service %s: the shop’s own options stand, and the order is placed', async (_what, fail) => {
    const visitor = await withGoods();
    const id = await sessionOf(visitor);
    partner.choose(id, 'agent');
    fail();
    const { options, widget } = await synced(visitor);
    expect([widget, options.length > 0]).toEqual([null, true]);
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'widget' })).toMatchObject({ status: 400 });
    expect(await visitor.put('/shipments/sync-user-choice', { optionId: 'postal' })).toMatchObject({ status: 200 });
    expect((await pay(visitor)).body).toMatchObject({ success: true });
  });
});
