import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { order } from '../../domain/order/index.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { UnfinishedCheckouts } from '../../services/shop/checkout/unfinished-checkouts.js';
import { until } from '../shop/look.js';
import { outcomeOf } from '../shop/payments.js';
import { ASTRID } from '../shop/prescription-cart.js';
import { orderOf, paid, put, readyToPay, RESPIRIN, TYROLIN, type Wanted } from '../shop/prescription-purchase.js';
import { pay, refusedCard } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [VILGOT, OTHER_GUARDIAN] = ['201803142395', '198002292384'];
const VILGOTS: Wanted = { ...RESPIRIN, of: VILGOT };
const NOW = '2026-11-20T09:00:00.000Z';
const HELD = (name: string) =>
  `Ett uttag av ${name} är redan beställt. Det måste bli klart innan du kan beställa nästa.`;

let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 40 });
});
afterAll(() => shop.stop());
beforeEach(() => void clock.set(NOW));

const taken = ({ status, body }: Answer) => status === 409 && body.errors?.[0]?.code === 'WITHDRAWAL_HELD';

/** Pays at the bank's page, where it stays. */
async function atTheBank(who: Shopper) {
  const answer = await pay(who, { paymentMethod: 'swish' });
  expect(answer.status).toBe(200);
  return outcomeOf(answer);
}

describe('the last withdrawal of a prescription (RX-06)', () => {
  test('is paid once, however many guardians, devices and tabs pay in the same moment', async () => {
    const guardians = [ASTRID, OTHER_GUARDIAN] as const;
    const buyers = await Promise.all(guardians.map((person) => readyToPay(shop, person, [VILGOTS])));
    const answers = await Promise.all([...buyers, ...buyers].map((who) => pay(who)));
    // The second tab of a person may give up what the first one began.
    const won = answers.filter(({ status }) => status === 200).map(outcomeOf);
    expect(won.filter(({ success }) => success)).toHaveLength(1);
    const lost = answers.filter(taken);
    expect(lost.length).toBeGreaterThan(0);
    for (const { body } of lost)
      expect(body.errors).toMatchObject([{ field: 'ordinationsId', message: HELD('Respirin') }]);
    const ordered = "SELECT count(*)::int AS n FROM event WHERE type IN ('OrderConfirmed', 'WithdrawalOrdered')";
    expect((await shop.platform.pool.query(ordered)).rows).toEqual([{ n: 2 }]);
  });

  test('is told to be taken when another guardian puts it into the cart', async () => {
    const who = await readyToPay(shop, OTHER_GUARDIAN, [], await shop.varuIds());
    expect(taken(await put(who, OTHER_GUARDIAN, VILGOTS))).toBe(true);
  });
});

describe('a withdrawal that an order holds', () => {
  test('is free again when the card is declined, and is paid by the next attempt', async () => {
    const who = await readyToPay(shop, ASTRID, [TYROLIN]);
    expect(outcomeOf(await pay(who, { card: refusedCard })).success).toBe(false);
    const { purchaseOrderId } = await atTheBank(who);
    // The shopper pays in another tab. The first attempt gives way.
    const second = await atTheBank(who);
    expect((await orderOf(shop, purchaseOrderId)).phase).toBe('failed');
    const body = new URLSearchParams({ decision: 'cancel' });
    await fetch(new URL(second.adyenPaymentReply.action?.url ?? '', shop.url), { method: 'POST', body });
    await until(async () => (await orderOf(shop, second.purchaseOrderId)).phase === 'failed');
    const won = await paid(shop, who);
    expect(taken(await put(who, ASTRID, TYROLIN))).toBe(true);
    const command = { type: 'Cancel', by: 'staff', reason: 'Kunden ångrade sig', cancelledAt: clock.now() } as const;
    const context = newContext({ kind: 'system', id: 'test' });
    expect((await shop.platform.commands.handle(order, won.purchaseOrderId, command, context)).ok).toBe(true);
    await until(async () => (await put(who, ASTRID, TYROLIN)).status === 200);
  });

  test('is free again when the payment runs out of time', async () => {
    const who = await readyToPay(shop, ASTRID, [TYROLIN]);
    const { purchaseOrderId } = await atTheBank(who);
    clock.set('2026-11-20T09:55:00.000Z');
    await until(async () => {
      await shop.app.get(UnfinishedCheckouts).sweep();
      return (await orderOf(shop, purchaseOrderId)).phase === 'failed';
    });
    clock.set('2026-11-20T09:56:00.000Z');
    const again = await readyToPay(shop, ASTRID, [TYROLIN]);
    expect((await paid(shop, again)).purchaseOrderId).not.toBe(purchaseOrderId);
  });
});
