import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatKronor } from '../../domain/kernel/index.js';
import { order, owedTotal, type OrderState } from '../../domain/order/index.js';
import { moneyHeld, payment, type PaymentState } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { PartnerHealth } from '../../services/partners/health/partner-health.js';
import { signReturn, type ReturnNotification } from '../../services/partners/warehouse/returns.js';
import { ParkedReports } from '../../services/shop/withdrawal/parked-reports.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** Shop, warehouse and payment partner are real to each other here: webhooks, signatures, refunds and mails. */
const NOW = '2026-05-04T10:00:00.000Z';
const clock = new SettableClock(NOW);
let shop: TestShop;
let cream: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 900, webBuild: path.resolve('dist/web') });
  [cream = ''] = await shop.varuIds(100);
});
afterAll(() => shop.stop());

interface Bought {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly paymentId: string;
}
type Lines = readonly { readonly line: string; readonly quantity: number; readonly outcome: string }[];

const commands = () => shop.app.get(CommandHandling);
const warehouse = () => shop.partners.simulated.warehouse!;
const parked = () => shop.app.get(ParkedReports, { strict: false });
const orderOf = ({ orderId }: Bought): Promise<OrderState> => commands().load(order, orderId);
const paymentOf = ({ paymentId }: Bought): Promise<PaymentState> => commands().load(payment, paymentId);

async function received(quantity: number): Promise<Bought> {
  const shopper = shop.visitor();
  const { body } = await purchase(shopper, { varuId: cream, quantity });
  const { purchaseOrderId: orderId, paymentId } = body as unknown as { purchaseOrderId: string; paymentId: string };
  const one = { shopper, orderId, paymentId };
  await until(async () => (await orderOf(one)).phase === 'confirmed');
  await shop.tellWarehouse(orderId, 'dispatched');
  await shop.tellWarehouse(orderId, 'delivered');
  await until(async () => (await orderOf(one)).phase === 'delivered');
  await until(async () => (await paymentOf(one)).captures[0]?.status === 'captured');
  return one;
}

/** Withdraws by the page's form, and answers the number of the return when the warehouse has its label. */
async function withdrawn(one: Bought, quantity: number, nth: number): Promise<string> {
  const commandId = crypto.randomUUID();
  const form = { commandId, 'antal-1': String(quantity) };
  const { status } = await one.shopper.sendForm(`/shop/angra/${one.orderId}`, form);
  expect(status).toBe(303);
  await until(async () => (await orderOf(one)).withdrawals[nth]?.label !== null);
  return (await orderOf(one)).withdrawals[nth]?.returnNumber ?? '';
}

async function tell(returnNumber: string, to: 'received' | 'inspected', lines?: Lines): Promise<void> {
  const { status } = await fetch(`${shop.partners.config.WAREHOUSE_URL}/simulation/returns/${returnNumber}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, ...(lines && { lines }) }),
  });
  expect(status).toBe(204);
}

function letters(subject: RegExp): readonly string[] {
  const mailbox = shop.partners.simulated.mail!;
  const found = mailbox.list().filter((mail) => subject.test(mail.subject));
  return found.map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' '));
}

async function page({ shopper }: Bought, address: string): Promise<string> {
  const { status, body } = await shopper.get(address);
  expect(status).toBe(200);
  return String(body['text'])
    .replace(/<script[^]*?<\/script>|<!-- -->|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('many customers withdraw, send back and get their money at once, and each is told by mail', async () => {
  const customers = await Promise.all([1, 2, 3, 1, 2, 3, 2, 2].map((quantity) => received(quantity)));
  await Promise.all(
    customers.map(async (one) => {
      const { quantity = 0 } = (await orderOf(one)).order?.lines[0] ?? {};
      const number = await withdrawn(one, quantity, 0);
      await tell(number, 'received');
      await tell(number, 'inspected');
      await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
      const [state, paid] = [await orderOf(one), await paymentOf(one)];
      expect([owedTotal(state), moneyHeld(paid)]).toEqual([0, 0]);
      expect(paid.refunds[0]?.amount).toBe(state.order?.totals.total);
      const orderNumber = state.order?.orderNumber ?? '';
      await until(async () => letters(new RegExp(`Din retur är klar, order ${orderNumber}`)).length === 1);
      const [letter = ''] = letters(new RegExp(`Din retur är klar, order ${orderNumber}`));
      expect(letter).toContain(
        `Vi betalar tillbaka ${formatKronor(paid.refunds[0]?.amount ?? 0)}`.replace('\u00a0', ' '),
      );
    }),
  );
});

test('a broken seal is not paid back, with the law, and a good piece is', async () => {
  const one = await received(3);
  const number = await withdrawn(one, 3, 0);
  expect(
    await page(one, `/shop/angra/${one.orderId}/etikett/${(await orderOf(one)).withdrawals[0]?.withdrawalId}`),
  ).toMatch(new RegExp(`RE\\d+SE.*Returnummer ${number}`));
  await tell(number, 'inspected', [
    { line: '1', quantity: 1, outcome: 'ok' },
    { line: '1', quantity: 1, outcome: 'broken-seal' },
    { line: '1', quantity: 1, outcome: 'damaged' },
  ]);
  await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
  const { order: placed, withdrawals } = await orderOf(one);
  const line = placed?.lines[0];
  expect((await paymentOf(one)).refunds[0]?.amount).toBe(Math.round((line?.total ?? 0) / 3));
  const receipt = await page(one, `/shop/angra/${one.orderId}/kvitto/${withdrawals[0]?.withdrawalId}`);
  expect(receipt).toContain('Bruten försegling, ångerrätten gäller inte (2 kap. 11 § distansavtalslagen)');
});

test('reports that come twice and in the wrong order are one refund', async () => {
  const one = await received(1);
  const number = await withdrawn(one, 1, 0);
  warehouse().setFaults({ holdWebhooks: true, duplicateWebhooks: 1 });
  for (const to of ['received', 'inspected', 'received', 'inspected'] as const) await tell(number, to);
  warehouse().setFaults({});
  await warehouse().releaseWebhooks('reversed');
  await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
  await warehouse().idle();
  expect((await paymentOf(one)).refunds).toHaveLength(1);
  expect((await orderOf(one)).returns).toHaveLength(1);
});

test('reports of unknown returns are parked and seen, and an unsigned one is refused', async () => {
  const one = await received(1);
  const key = shop.partners.config.WAREHOUSE_HMAC_KEY;
  const report: ReturnNotification = {
    type: 'return-received',
    notificationId: 'unknown-1',
    orderId: one.orderId,
    returnNumber: '1-R7',
    occurredAt: NOW,
  };
  const send = (signature: string, notification = report) =>
    one.shopper.post('/webhooks/warehouse/returns', { notification, signature });
  expect((await send('wrong')).status).toBe(401);
  const counted = await shop.app.get(PartnerHealth, { strict: false }).calls();
  expect(counted).toContainEqual(
    expect.objectContaining({ partner: 'warehouse', outcome: 'unread', code: 'WrongSignature', calls: 1 }),
  );
  expect(await parked().open()).toEqual([]);
  for (const _time of ['first', 'again']) expect((await send(signReturn(report, key))).status).toBe(204);
  const strange = { ...report, notificationId: 'unknown-2', orderId: crypto.randomUUID() };
  expect((await send(signReturn(strange, key), strange)).status).toBe(204);
  expect((await parked().open()).map(({ code }) => code)).toEqual(['ReturnUnknown', 'ReturnUnknown']);
  expect((await orderOf(one)).withdrawals).toEqual([]);
});

test('a part that staff pay back arrives and is told, and the returned goods give back only the rest', async () => {
  const one = await received(1);
  const staff = await staffAt(shop, 'kundtjanst', 'returns');
  const number = (await orderOf(one)).order?.orderNumber ?? '';
  const give = async (vara: string) => {
    const sent = { commandId: crypto.randomUUID(), vad: 'betala', order: number, belopp: '5', orsak: 'Skadad tub' };
    return String((await staff.sendForm('/konsol/returer', { ...sent, vara })).body['text']);
  };
  expect(await give('000000')).toContain('Ordern har ingen vara med det varunumret.');
  expect(await give(cream)).toContain('Pengarna betalas tillbaka');
  expect((await orderOf(one)).staffRefunds.given).toMatchObject([{ lines: [{ lineId: '1', amount: 500 }] }]);
  await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
  const { order: placed } = await orderOf(one);
  const subject = new RegExp(`Vi betalar tillbaka en del av order ${placed?.orderNumber}`);
  await until(async () => letters(subject).length === 1);
  expect(letters(subject)[0]).toContain('Vi betalar tillbaka 5 kr');

  await tell(await withdrawn(one, 1, 0), 'inspected');
  await until(async () => (await paymentOf(one)).refunds[1]?.status === 'refunded');
  expect((await paymentOf(one)).refunds.map(({ amount }) => amount)).toEqual([500, (placed?.totals.total ?? 0) - 500]);
  expect(moneyHeld(await paymentOf(one))).toBe(0);
});

test('staff see a return whose refund is soon due, and one whose goods never came', async () => {
  const one = await received(1);
  const number = await withdrawn(one, 1, 0);
  const desk = async () => page({ ...one, shopper: await staffAt(shop, 'kundtjanst', 'returns') }, '/konsol/returer');
  expect(await desk()).toMatch(new RegExp(`På väg tillbaka.*${number}`));
  clock.set('2026-05-14T10:00:00.000Z');
  expect(await desk()).toMatch(
    new RegExp(`snart ska vara gjorda.*${number} väntas.*på väg att bli sen.*På väg tillbaka`),
  );
  clock.set('2026-05-19T10:00:00.000Z');
  expect(await desk()).toMatch(new RegExp(`Varor som inte har kommit.*${number}.*Varorna kom aldrig.*På väg tillbaka`));
});
