import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { until } from '../shop/look.js';
import { openPaymentShop, outcomeOf, type Outcome, type PaymentShop } from '../shop/payments.js';
import { purchase } from '../shop/purchase.js';

/** Klarna takes no capture and no refund without the lines that it is for; the simulator refuses them (CHK-05). */
describe('money of a payment by Klarna', () => {
  let at: PaymentShop;
  beforeAll(async () => void (at = await openPaymentShop()));
  afterAll(() => at.shop.stop());
  beforeEach(() => at.adyen.setFaults({}));

  async function sent(method: string, quantity: number): Promise<Outcome & { readonly due: number }> {
    const shopper = await at.astrid();
    const started = outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, quantity, paymentMethod: method }));
    const { url } = started.adyenPaymentReply.action ?? { url: '' };
    await fetch(new URL(url, at.shop.url), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    await until(async () => (await at.phaseOf(started.purchaseOrderId)) === 'confirmed');
    await at.shop.tellWarehouse(started.purchaseOrderId, 'dispatched');
    await until(async () => (await at.paymentOf(started.paymentId)).captures[0]?.status === 'captured');
    const { order } = await at.orderOf(started.purchaseOrderId);
    return { ...started, due: order?.totals.total ?? 0 };
  }

  async function returned(orderId: string): Promise<void> {
    const lines = [{ lineId: '1', quantity: 1 }];
    const command = {
      type: 'ReturnItems',
      returnId: randomUUID(),
      lines,
      returnedAt: new Date().toISOString(),
    } as const;
    expect(await at.commands.handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
  }

  const atKlarna = (paymentId: string) => at.adyen.payments().find(({ reference }) => reference === paymentId);

  test.each(['klarna', 'klarna_account', 'klarna_paynow'])(
    'by %s is captured for the parcel and refunded for a returned piece, and every webhook comes twice',
    async (method) => {
      at.adyen.setFaults({ duplicateWebhooks: 1 });
      const { paymentId, purchaseOrderId, due } = await sent(method, 3);
      expect(atKlarna(paymentId)).toMatchObject({ captured: due, refunded: 0 });
      await returned(purchaseOrderId);
      await until(async () => (await at.paymentOf(paymentId)).refunds[0]?.status === 'refunded');
      const { returned: back } = await at.orderOf(purchaseOrderId);
      expect(atKlarna(paymentId)?.refunded).toBe(back['1']?.refund);
      const { captures, refunds } = await at.paymentOf(paymentId);
      expect([captures.map(({ attempt }) => attempt), refunds.map(({ attempt }) => attempt)]).toEqual([[1], [1]]);
    },
  );
});
