import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addMinutes } from '../../domain/kernel/index.js';
import { product, stockHoldRule } from '../../domain/product/index.js';
import { ProjectionRunner } from '../../projections/index.js';
import { productProjection } from '../../projections/product/project.js';
import { OverdueHolds } from '../../services/shop/checkout/goods/overdue-holds.js';
import { UnfinishedCheckouts } from '../../services/shop/checkout/unfinished-checkouts.js';
import { WebShelf } from '../../services/shop/catalogue/stocking/web-shelf.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { NumberSeries } from '../../services/foundation/platform/number-series.js';
import { until } from '../shop/look.js';
import { astrid, pay, refusedCard } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const START = '2026-10-14T10:00:00.000Z';
const SYSTEM = { kind: 'system', id: 'test' } as const;

describe('goods that a payment holds (CAT-01, CRT-03)', () => {
  const clock = new SettableClock(START);
  let shop: TestShop;
  let goods: string[];
  beforeAll(async () => {
    shop = await startTestShop({ clock });
    goods = [...(await shop.varuIds())];
  });
  afterAll(() => shop.stop());
  const commands = () => shop.app.get(CommandHandling);
  const stateOf = (varuId: string) => commands().load(product, varuId);
  const happened = async (varuId: string) =>
    (await shop.platform.store.readStream(`product-${varuId}`)).map(({ type }) => type);
  const sweep = () => shop.app.get(UnfinishedCheckouts, { strict: false }).sweep();

  async function counted(varuId: string, web: number): Promise<void> {
    await commands().handle(product, varuId, { type: 'CountStock', web, pharmacies: {} }, newContext(SYSTEM));
  }

  /** A product with these pieces that no other test uses. */
  async function stocked(web: number): Promise<string> {
    const varuId = goods.shift() ?? '';
    await counted(varuId, web);
    await until(async () => (await shownStock(varuId)) === web);
    return varuId;
  }

  async function shownStock(varuId: string): Promise<number> {
    const { rows } = await shop.platform.pool.query<{ web_stock: number }>(
      'SELECT web_stock FROM view_product WHERE varu_id = $1',
      [varuId],
    );
    return rows[0]?.web_stock ?? -1;
  }

  async function ready(...varuIds: readonly string[]): Promise<Shopper> {
    const shopper = shop.visitor();
    for (const id of varuIds) expect((await shopper.post('/cart/add-quantity', { id, quantity: 1 })).status).toBe(200);
    await shopper.put('/customer-details', astrid);
    await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' });
    return shopper;
  }

  const shortIn = ({ status, body }: Answer) => [status, (body as { lines?: { varuId: string }[] }).lines];

  test('are the shopper’s own again at once when the card is declined', async () => {
    const varuId = await stocked(1);
    const shopper = await ready(varuId);
    expect((await pay(shopper, { card: refusedCard })).body).toMatchObject({ success: false });
    expect((await stateOf(varuId)).holds.size).toBe(0);
    expect((await pay(shopper)).body).toMatchObject({ success: true });
    await until(async () => (await happened(varuId)).at(-1) === 'StockTaken');
    expect((await happened(varuId)).slice(-4)).toEqual(['StockHeld', 'StockReleased', 'StockHeld', 'StockTaken']);
  });

  test('are all of the cart or none, and nothing of a refused cart stays held', async () => {
    const [plenty, last] = [await stocked(5), await stocked(1)];
    const [one, other] = [await ready(last), await ready(plenty, last)];
    await pay(one, { paymentMethod: 'swish' });
    const short = { varuId: last, quantity: 1, maxAllowedQuantity: 0 };
    expect(shortIn(await pay(other))).toEqual([409, [expect.objectContaining(short)]]);
    expect((await stateOf(plenty)).holds.size).toBe(0);
    expect((await other.get('/cart')).body).toMatchObject({ lineItems: [{ varuId: plenty }, { varuId: last }] });
  });

  test('are shown as gone to others while they are paid, and counted anew they are still held, as in a rebuild', async () => {
    const varuId = await stocked(1);
    await pay(await ready(varuId), { paymentMethod: 'swish' });
    await until(async () => (await shownStock(varuId)) === 0);
    await counted(varuId, 3);
    await until(async () => (await shownStock(varuId)) === 2);
    const { exact, comparison } = await new ProjectionRunner(shop.platform.store, shop.platform.pool, [
      productProjection,
    ]).verify('product');
    expect({ exact, differences: comparison?.differences }).toEqual({ exact: true, differences: 0 });
    clock.set(addMinutes(clock.now(), 60));
    await until(async () => {
      await sweep();
      return (await shownStock(varuId)) === 3;
    });
  });

  test('are released when the shop fails between the hold and the order', async () => {
    const varuId = await stocked(1);
    const shopper = await ready(varuId);
    const numbers = shop.app.get(NumberSeries, { strict: false });
    const failing = vi.spyOn(numbers, 'orderNumber').mockRejectedValueOnce(new Error('the process ends here'));
    expect((await pay(shopper)).status).toBe(500);
    failing.mockRestore();
    expect((await stateOf(varuId)).holds.size).toBe(1);
    clock.set(addMinutes(clock.now(), 3));
    await until(async () => {
      await sweep();
      return (await stateOf(varuId)).holds.size === 0;
    });
    expect((await pay(shopper)).body).toMatchObject({ success: true });
  });

  test('are refused to an attempt that was given up meanwhile, which says so and not that they are gone', async () => {
    const given = { code: 'UNKNOWN_ERROR', message: 'Försök igen senare eller kontakta kundservice.' };
    const told = {
      status: 409,
      body: { title: 'Ett fel uppstod', errors: [{ ...given, explanation: 'Inga pengar har dragits.' }] },
    };
    const [shelf, numbers] = [shop.app.get(WebShelf), shop.app.get(NumberSeries, { strict: false })];
    const [before, after] = [await stocked(2), await stocked(2)];

    const hold = shelf.hold.bind(shelf);
    const slowHold = vi.spyOn(shelf, 'hold').mockImplementationOnce(async (...asked) => {
      await givenUpByAnother(before);
      return hold(...asked);
    });
    expect(await pay(await ready(before))).toMatchObject(told);
    slowHold.mockRestore();

    const orderNumber = numbers.orderNumber.bind(numbers);
    const slowNumber = vi.spyOn(numbers, 'orderNumber').mockImplementationOnce(async () => {
      await givenUpByAnother(after);
      return orderNumber();
    });
    expect(await pay(await ready(after))).toMatchObject(told);
    slowNumber.mockRestore();
    for (const varuId of [before, after]) expect((await stateOf(varuId)).holds.size).toBe(0);
  });

  /** The sweep of another process gives up an attempt that takes too long. */
  async function givenUpByAnother(varuId: string): Promise<void> {
    clock.set(addMinutes(clock.now(), 3));
    await until(async () => {
      await sweep();
      return (await stateOf(varuId)).released.length > 0;
    });
  }

  test('without any order are released at the deadline, but not while a payment may still succeed', async () => {
    const varuId = await stocked(1);
    const shelf = shop.app.get(WebShelf);
    expect(await shelf.hold('a-key-that-was-lost', [{ varuId, quantity: 1 }])).toEqual([]);
    await until(async () => (await shownStock(varuId)) === 0);
    const undecided = await ready(await stocked(1));
    await pay(undecided, { paymentMethod: 'swish' });
    clock.set(addMinutes(clock.now(), stockHoldRule.on('2026-10-14').hours * 60));
    const holds = shop.app.get(OverdueHolds, { strict: false });
    await holds.sweep();
    expect((await stateOf(varuId)).holds.size).toBe(1);
    await until(async () => {
      await sweep();
      await holds.sweep();
      return (await stateOf(varuId)).holds.size === 0;
    });
    expect((await happened(varuId)).at(-1)).toBe('StockReleased');
  });
});
