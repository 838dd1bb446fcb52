import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatKronor } from '../../domain/kernel/index.js';
import { order } from '../../domain/order/index.js';
import { payment, type PaymentState } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { PaymentRetries } from '../../services/shop/payment/payment-retries.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-05-04T10:00:00.000Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
});
afterAll(() => shop.stop());

interface Bought {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly paymentId: string;
}

const adyen = () => shop.partners.simulated.adyen!;
const commands = () => shop.app.get(CommandHandling);
const stateOf = ({ paymentId }: Bought): Promise<PaymentState> => commands().load(payment, paymentId);

async function bought(): Promise<Bought> {
  const shopper = shop.visitor();
  const [varuId = ''] = await shop.varuIds();
  const { body } = await purchase(shopper, { varuId });
  const { purchaseOrderId: orderId, paymentId } = body as unknown as {
    readonly purchaseOrderId: string;
    readonly paymentId: string;
  };
  await until(async () => (await commands().load(order, orderId)).phase === 'confirmed');
  return { shopper, orderId, paymentId };
}

async function returned({ orderId }: Bought): Promise<void> {
  const lineId = (await commands().load(order, orderId)).order?.lines[0]?.lineId ?? '';
  const lines = [{ lineId, quantity: 1 }];
  const command = { type: 'ReturnItems', returnId: randomUUID(), lines, returnedAt: clock.now() } as const;
  expect(await commands().handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
}

/** Returns the text of the customer's order page, without scripts and tags. */
async function page({ shopper, orderId }: Bought): Promise<string> {
  const { status, body } = await shopper.get(`/shop/confirmation?Id=${orderId}&sys=cos`);
  expect(status).toBe(200);
  return String(body['text']).replace(/<script[^]*?<\/script>|<[^>]+>/g, ' ');
}

test('a refund is shown with its state: requested, sent, paid back or failed', async () => {
  adyen().setFaults({ holdWebhooks: true });
  const one = await bought();
  expect(await page(one)).not.toContain('Pengar tillbaka');
  await shop.tellWarehouse(one.orderId, 'dispatched');
  await until(async () => (await stateOf(one)).captures.at(-1)?.status === 'requested');
  await returned(one);
  await until(async () => (await stateOf(one)).refunds.length === 1);
  const sum = formatKronor((await stateOf(one)).refunds[0]?.amount ?? 0);
  expect(await page(one)).toContain(`Vi ska betala tillbaka ${sum}.`);

  await adyen().releaseWebhooks();
  await until(async () => (await stateOf(one)).refunds[0]?.status === 'requested');
  expect(await page(one)).toContain(`Vi har skickat ${sum} tillbaka till dig och väntar på besked från banken.`);

  const isPaidBack = async () => (await stateOf(one)).refunds[0]?.status === 'refunded';
  await until(async () => (await adyen().releaseWebhooks(), isPaidBack()));
  expect(await page(one)).toContain(`Vi har betalat tillbaka ${sum}.`);
});

test('a refund that has failed for good is shown as a case for customer service, and not as under way', async () => {
  adyen().setFaults({ failedRefunds: 1 });
  const one = await bought();
  await shop.tellWarehouse(one.orderId, 'dispatched');
  await until(async () => (await stateOf(one)).captures.at(-1)?.status === 'captured');
  await returned(one);
  const refund = async () => (await stateOf(one)).refunds[0];
  await until(async () => (await refund())?.status === 'failed');
  const sum = formatKronor((await refund())?.amount ?? 0);
  expect(await page(one)).toContain(`Vi ska betala tillbaka ${sum}.`);

  for (let retryAt = (await refund())?.retryAt; retryAt; retryAt = (await refund())?.retryAt) {
    clock.set(retryAt);
    const { attempt = 0 } = (await refund()) ?? {};
    await until(async () => {
      await shop.app.get(PaymentRetries, { strict: false }).sweep();
      const now = await refund();
      return now?.status === 'failed' && now.attempt > attempt;
    });
  }
  expect(await page(one)).toContain(`Vi har inte kunnat betala tillbaka ${sum}. Kundtjänst tar hand om det`);
});

test('a cancelled order says so, and that its reservation is released', async () => {
  adyen().setFaults({});
  const one = await bought();
  const cancel = { type: 'Cancel', by: 'staff', reason: 'ångrat sig', cancelledAt: clock.now() } as const;
  await commands().handle(order, one.orderId, cancel, newContext(SYSTEM));
  await until(async () => (await stateOf(one)).reversals[0]?.status === 'reversed');
  const text = await page(one);
  expect(text).toContain('Ordern är makulerad');
  const sum = formatKronor((await stateOf(one)).started?.amount ?? 0);
  expect(text).toContain(`Reservationen på ${sum} är släppt. Inga pengar har dragits.`);
  expect(text).not.toMatch(/Tack för ditt köp|Ordern behandlas nu/);
});
