import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addMinutes, fold } from '../../domain/kernel/index.js';
import { availableStock, product, type ProductEvent } from '../../domain/product/index.js';
import { UnfinishedCheckouts } from '../../services/shop/checkout/unfinished-checkouts.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { approve } from '../crash/persistent-shopper.js';
import { until } from '../shop/look.js';
import { approvedCard, astrid, refusedCard } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const PIECES = 12;
const BUYERS = 240;
/** How many buyers act at the same time. */
const TOGETHER = 60;
const NOON = '2026-10-14T10:00:00.000Z';

/** How a buyer pays. Every fifth card is declined, and some never answer their bank. */
const WAYS = ['card', 'swish', 'declined', 'card', 'silent'] as const;
type Way = (typeof WAYS)[number];

interface Buyer {
  readonly shopper: Shopper;
  readonly way: Way;
  readonly legacy: boolean;
}

describe('the last pieces of a product (CAT-01, CRT-03)', () => {
  const clock = new SettableClock(NOON);
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop({ clock })));
  afterAll(() => shop.stop());
  const adyen = () => shop.partners.simulated.adyen!;
  const history = async (varuId: string) =>
    (await shop.platform.store.readStream(`product-${varuId}`)) as unknown as ProductEvent[];
  const stateOf = async (varuId: string) =>
    fold(product.evolve, product.initial, (await history(varuId)) as ProductEvent[]);

  async function counted(varuId: string, web: number): Promise<void> {
    const command = { type: 'CountStock', web, pharmacies: {} } as const;
    const outcome = await shop.app
      .get(CommandHandling)
      .handle(product, varuId, command, newContext({ kind: 'system', id: 'test' }));
    expect(outcome.ok).toBe(true);
    await until(async () => (await shownStock(varuId)) === web);
  }

  async function shownStock(varuId: string): Promise<number> {
    const { rows } = await shop.platform.pool.query<{ web_stock: number }>(
      'SELECT web_stock FROM view_product WHERE varu_id = $1',
      [varuId],
    );
    return rows[0]?.web_stock ?? -1;
  }

  async function ready(varuId: string, { shopper, legacy }: Buyer): Promise<void> {
    const added = legacy
      ? await shopper.post(`/api/cart/items/${varuId}`, { Quantity: 1 })
      : await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    expect(added.status).toBe(200);
    expect((await shopper.put('/customer-details', astrid)).status).toBe(200);
    expect((await shopper.put('/shipments/sync-user-choice', { optionId: 'postal' })).status).toBe(200);
  }

  async function pay({ shopper, way, legacy }: Buyer): Promise<Answer> {
    const [paymentMethod, paymentDetails] =
      way === 'swish' || way === 'silent'
        ? ['swish', { type: 'swish' }]
        : ['scheme', way === 'declined' ? refusedCard : approvedCard];
    const path = legacy ? '/api/cart/checkout' : '/payments/start';
    const answer = await shopper.post(path, { paymentMethod, paymentDetails, ageDeclared: true });
    const { adyenPaymentReply } = answer.body as { adyenPaymentReply?: { action?: { url: string } } };
    const url = adyenPaymentReply?.action?.url;
    // An answer of the partner that was lost has no code to read.
    if (way === 'swish' && url) await approve(new URL(url, shop.url).href);
    return answer;
  }

  const refusedFor = ({ status, body }: Answer) => [status, body.errors?.map(({ code }) => code)];
  const SHORT = [409, ['INVALID_CART', 'OUT_OF_STOCK']];
  const confirmed = async (): Promise<number> =>
    (await shop.platform.pool.query("SELECT FROM event WHERE type = 'OrderConfirmed'")).rows.length;

  test('are confirmed to nobody beyond them, and none stays held', async () => {
    const [varuId = ''] = await shop.varuIds();
    await counted(varuId, PIECES);
    const buyers: Buyer[] = Array.from({ length: BUYERS }, (_, nth) => ({
      shopper: shop.visitor(),
      way: WAYS[nth % WAYS.length] as Way,
      legacy: nth % 2 === 0,
    }));
    await together(buyers, (buyer) => ready(varuId, buyer));

    adyen().setFaults({ lostAnswers: 0.3, duplicateWebhooks: 0.5, holdWebhooks: true });
    const answers = await together(buyers, pay);
    const refused = buyers.filter((_, nth) => answers[nth]?.status !== 200);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(refusedFor(answer)).toEqual(SHORT);
    expect(refused.length).toBeGreaterThan(BUYERS / 2);

    // What the partner tells after the time is up comes too late for an order.
    clock.set(addMinutes(NOON, 60));
    await shop.app.get(UnfinishedCheckouts, { strict: false }).sweep();
    await adyen().releaseWebhooks('reversed');
    await adyen().idle();
    await until(async () => (await stateOf(varuId)).holds.size === 0);

    adyen().setFaults({ duplicateWebhooks: 0.5 });
    await together(refused, (buyer) => pay({ ...buyer, way: 'card' }));
    await until(async () => (await stateOf(varuId)).holds.size === 0);
    await until(async () => (await shownStock(varuId)) === 0);

    expect(await confirmed()).toBe(PIECES);
    expectNeverMore(await history(varuId));
    const late = await pay({ ...(refused.at(-1) as Buyer), way: 'card' });
    expect(refusedFor(late)).toEqual(SHORT);
    const [, fault] = late.body.errors ?? [];
    expect(fault).toMatchObject({ field: `lineItems.${varuId}` });
    expect(fault?.message).toMatch(/ är slut i webblagret\. Ta bort varan\.$/);
    expect(late.body).toMatchObject({ lines: [{ varuId, code: 'OUT_OF_STOCK', quantity: 1, maxAllowedQuantity: 0 }] });
  }, 300_000);

  test('cannot be added beyond what there is, by the calls of either generation', async () => {
    const [, varuId = ''] = await shop.varuIds();
    await counted(varuId, 2);
    const shopper = shop.visitor();
    const tooMany = { currentlyInCartQuantity: 0, maxAllowedQuantity: 2, isRuleViolation: false, varuId };
    for (const answer of [
      await shopper.post('/cart/add-quantity', { id: varuId, quantity: 3 }),
      await shopper.post(`/api/cart/items/${varuId}`, { Quantity: 3 }),
    ]) {
      expect(refusedFor(answer)).toEqual([409, ['OUT_OF_STOCK']]);
      expect(answer.body).toMatchObject({ ...tooMany, reason: 'maxQuantityReached' });
      expect(answer.body.errors?.[0]?.message).toBe('Det finns bara 2 st i lager. Välj högst 2.');
    }
    expect((await shopper.get(`/api/cart/items/${varuId}/quantityinfo`)).body).toMatchObject({ maxAllowedQuantity: 2 });
    const added = await shopper.post('/cart/add-quantity', { id: varuId, quantity: 1 });
    expect(added.body).toMatchObject({ lineItems: [{ varuId, quantity: 1, maxBuyableQuantity: 2 }] });
    const more = await shopper.post(`/api/cart/items/${varuId}`, { Quantity: 1 });
    expect(more.body).toMatchObject({ products: [{ varuId, quantity: 2, maxBuyableQuantity: 2 }] });
    expect(refusedFor(await shopper.put(`/api/cart/items/${varuId}`, { quantity: 3 }))).toEqual([
      409,
      ['OUT_OF_STOCK'],
    ]);
    expect((await shopper.put(`/api/cart/items/${varuId}`, { quantity: 1 })).status).toBe(200);
  });

  /** After each event, what was taken, is held and can be had is what there was. */
  function expectNeverMore(events: readonly ProductEvent[]): void {
    let state = product.initial;
    let taken = 0;
    const begin = events.findLastIndex(({ type }) => type === 'StockCounted');
    for (const [nth, event] of events.entries()) {
      state = product.evolve(state, event);
      if (event.type === 'StockTaken') taken += event.data.quantity;
      if (nth < begin) continue;
      const held = [...state.holds.values()].reduce((sum, { quantity }) => sum + quantity, 0);
      expect(availableStock(state) + held + taken).toBe(PIECES);
    }
    expect(taken).toBe(PIECES);
  }
});

/** Does the work for each, many at the same time. */
async function together<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const left = [...all.entries()];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return results;
}
