import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatKronor } from '../../domain/kernel/index.js';
import { order, type OrderState } from '../../domain/order/index.js';
import { payment, type PaymentState } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { PartnerHealth } from '../../services/partners/health/partner-health.js';
import type { WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { signNotification } from '../../services/partners/warehouse/webhook.js';
import { anyProduct, until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const NOW = '2026-05-04T10:00:00.000Z';
const clock = new SettableClock(NOW);
let shop: TestShop;
let cream: string;
let tablets: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 900, webBuild: path.resolve('dist/web') });
  [cream = ''] = await shop.varuIds(100);
  tablets = (await anyProduct(shop, { type: 'Ex', least: 0 })).varuId;
});
afterAll(() => shop.stop());

interface Bought {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly paymentId: string;
  readonly orderNumber: string;
}

const commands = () => shop.app.get(CommandHandling);
const orderOf = ({ orderId }: Pick<Bought, 'orderId'>): Promise<OrderState> => commands().load(order, orderId);
const paymentOf = ({ paymentId }: Bought): Promise<PaymentState> => commands().load(payment, paymentId);

interface Wish {
  readonly optionId?: string;
  readonly paymentMethod?: string;
  readonly medicine?: boolean;
  readonly shopper?: Shopper;
}

async function bought({ optionId = 'agent', paymentMethod = 'scheme', medicine = false, shopper }: Wish = {}) {
  clock.set(NOW);
  const who = shopper ?? shop.visitor();
  if (medicine) expect((await who.post('/cart/add-quantity', { id: tablets, quantity: 1 })).status).toBe(200);
  expect((await who.post('/cart/add-quantity', { id: cream, quantity: 9 })).status).toBe(200);
  expect((await who.put('/customer-details', astrid)).status).toBe(200);
  expect((await who.put('/shipments/sync-user-choice', { optionId })).status).toBe(200);
  const { body } = await pay(who, { paymentMethod });
  const { purchaseOrderId: orderId, paymentId } = body as unknown as { purchaseOrderId: string; paymentId: string };
  if (paymentMethod === 'swish') await approveOnPhone(body);
  await until(async () => (await orderOf({ orderId })).phase === 'confirmed');
  const orderNumber = (await orderOf({ orderId })).order?.orderNumber ?? '';
  return { shopper: who, orderId, paymentId, orderNumber } satisfies Bought;
}

async function approveOnPhone(body: unknown): Promise<void> {
  const { adyenPaymentReply } = body as { readonly adyenPaymentReply: { readonly action: { readonly url: string } } };
  const url = new URL(adyenPaymentReply.action.url, shop.url);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
}

/** Sends a carrier's webhook twice at once, as carriers do. Returns what the shop answered. */
async function tell(
  { orderId, orderNumber }: Bought,
  type: WarehouseNotification['type'],
  occurredAt: string,
  parcel = 1,
): Promise<readonly number[]> {
  const notification = {
    ...{ type, notificationId: `${orderNumber}-${parcel}:${type}:${occurredAt}`, orderId, orderNumber, parcel },
    ...{ parcels: 1, trackingNumber: `AL${orderNumber}${parcel}SE`, carrier: 'PostNord', occurredAt },
    ...(type === 'not-delivered' && { reason: 'ingen hemma' }),
  } as WarehouseNotification;
  const signature = signNotification(notification, shop.partners.config.WAREHOUSE_HMAC_KEY);
  const send = async () => (await shop.visitor().post('/webhooks/warehouse', { notification, signature })).status;
  return Promise.all([send(), send()]);
}

const OK = [204, 204];
/** Each test has days of its own, because a job runs once a day. */
const READY = '2026-05-06T08:00:00.000Z';

/** The parcel waits at the agent. The view knows it, so the jobs will. */
async function waiting(one: Bought, readyAt = READY): Promise<void> {
  expect(await tell(one, 'dispatched', '2026-05-05T08:00:00.000Z')).toEqual(OK);
  await until(async () => (await paymentOf(one)).captures.every(({ status }) => status === 'captured'));
  clock.set(readyAt);
  expect(await tell(one, 'ready', readyAt)).toEqual(OK);
  await seen(one, 'collect_by IS NOT NULL');
}

async function seen({ orderId }: Bought, condition: string): Promise<void> {
  await until(async () => {
    const sql = `SELECT FROM view_order_tracking WHERE order_id = $1 AND ${condition}`;
    return (await shop.platform.pool.query(sql, [orderId])).rowCount === 1;
  });
}

/** Waits until the warehouse has taken the order to send the parcel again. */
async function sentAgain({ orderId }: Bought): Promise<void> {
  const sql = "SELECT FROM reaction_receipt WHERE reaction = 'parcel sent again' AND stream_id = $1";
  await until(async () => (await shop.platform.pool.query(sql, [`order-${orderId}`])).rowCount === 1);
}

async function run(job: string, date: string): Promise<unknown> {
  clock.set(`${date}T08:00:00.000Z`);
  const outcome = await shop.app.get(JobsService, { strict: false }).run(job, date);
  return outcome.ok ? outcome.run.report.sums : outcome.rejection;
}

function letters(subject: string, { orderNumber }: Bought): readonly string[] {
  const mailbox = shop.partners.simulated.mail!;
  const found = mailbox.list().filter((mail) => mail.subject === `${subject}, order ${orderNumber}`);
  return found.map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '));
}

async function letter(subject: string, one: Bought): Promise<string> {
  await until(async () => letters(subject, one).length > 0);
  return letters(subject, one)[0] ?? '';
}

async function page({ shopper }: Bought, address: string): Promise<string> {
  const { body } = await shopper.get(address);
  return String(body['text'])
    .replace(/<script[^]*?<\/script>|<!-- -->|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
const orderPage = (one: Bought) => page(one, `/shop/confirmation?Id=${one.orderId}&sys=cos`);

test('a parcel that waits is told by mail, order page and tracking, and reminded of once', async () => {
  const one = await bought();
  await waiting(one);
  const { phase, parcels } = await orderOf(one);
  expect([phase, parcels[0]?.hold?.lastDay]).toEqual(['dispatched', '2026-05-20']);
  const told = await letter('Ditt paket finns att hämta', one);
  expect(told).toContain('Hämta det senast onsdag 20 maj.');
  expect(told).toMatch(/Det finns på: .+, \d{3} ?\d{2} /);
  expect(told).toContain('avgift på 150 kr');
  expect(told).not.toContain((await orderOf(one)).order?.lines[0]?.name);
  expect(await orderPage(one)).toContain('Finns att hämta. Hämta det senast 20 maj');
  expect(await page(one, `/tracking?trackingNumber=${one.orderNumber}`)).toContain('Hämtning Finns att hämta.');

  await run('collect-reminders', '2026-05-16');
  expect((await orderOf(one)).parcels[0]?.remindedAt).toBeNull();
  await run('collect-reminders', '2026-05-17');
  await run('collect-reminders', '2026-05-18');
  expect(await letter('Glöm inte ditt paket', one)).toContain('onsdag 20 maj');
  expect(letters('Glöm inte ditt paket', one)).toHaveLength(1);

  expect(await tell(one, 'delivered', '2026-05-18T15:00:00.000Z')).toEqual(OK);
  expect(await orderPage(one)).toContain('Hämtat.');
  await run('uncollected-parcels', '2026-05-21');
  expect((await orderOf(one)).phase).toBe('delivered');
  expect(letters('Ditt paket finns att hämta', one)).toHaveLength(1);
});

test('webhooks in any order tell one story, and those about nothing are refused and counted', async () => {
  const one = await bought();
  expect(await tell(one, 'delivered', '2026-05-07T09:00:00.000Z')).toEqual(OK);
  expect(await tell(one, 'ready', '2026-05-06T09:00:00.000Z')).toEqual(OK);
  expect(await tell(one, 'dispatched', '2026-05-05T09:00:00.000Z')).toEqual(OK);
  expect((await orderOf(one)).parcels[0]).toMatchObject({ phase: 'delivered', hold: null });
  expect(letters('Ditt paket finns att hämta', one)).toEqual([]);

  const health = shop.app.get(PartnerHealth, { strict: false });
  const unread = async () => {
    await health.write();
    const heard = (await health.calls()).filter((each) => each.partner === 'warehouse' && each.outcome === 'unread');
    return heard.reduce((sum, { calls }) => sum + calls, 0);
  };
  const before = await unread();
  expect(await tell(one, 'ready', READY, 7)).toEqual([409, 409]);
  expect(await tell({ ...one, orderId: randomUUID() }, 'ready', READY)).toEqual([409, 409]);
  expect(await tell(one, 'came-back', READY)).toEqual([409, 409]);
  expect(await unread()).toBe(before + 6);
});

test('a dozen uncollected orders give back their goods less 150 kr, once, as each was paid', async () => {
  const methods = ['scheme', 'swish', 'Invoice14Days', 'InvoiceMonthly'];
  const dozen: Bought[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const paymentMethod = methods[nth % methods.length] ?? '';
    const shopper = shop.visitor();
    if (paymentMethod.startsWith('Invoice')) await shopper.logIn(ASTRID);
    dozen.push(await bought({ paymentMethod, shopper }));
  }
  for (const one of dozen) await waiting(one, '2026-05-07T08:00:00.000Z');
  expect(await run('uncollected-parcels', '2026-05-22')).toEqual({ uncollected: 12 });
  expect(await run('uncollected-parcels', '2026-05-23')).toEqual({ uncollected: 0 });
  const at = '2026-05-25T08:00:00.000Z';
  clock.set(at);
  const answers = await Promise.all(dozen.map((one) => tell(one, 'came-back', at)));
  expect(answers).toEqual(dozen.map(() => OK));

  for (const one of dozen) {
    const { order: placed, returns, phase } = await orderOf(one);
    const goods = (placed?.totals.total ?? 0) - (placed?.totals.shipping ?? 0);
    expect(goods).toBeGreaterThan(15_000);
    expect([phase, returns.map(({ refund, fee }) => [refund, fee?.amount])]).toEqual([
      'not-delivered',
      [[goods - 15_000, 15_000]],
    ]);
    await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
    expect((await paymentOf(one)).refunds.map(({ amount }) => amount)).toEqual([goods - 15_000]);
    const told = await letter('Ditt paket är tillbaka hos oss', one);
    expect(told).toContain(formatKronor(goods - 15_000).replaceAll('\u00a0', ' '));
    expect(told).toContain('Avgift för varor som inte hämtats');
    expect(letters('Ditt paket är tillbaka hos oss', one)).toHaveLength(1);
    await letter('Ditt paket hämtades inte', one);
    expect(letters('Ditt paket hämtades inte', one)).toHaveLength(1);
  }
  expect(await orderPage(dozen[0] as Bought)).toContain('Avgift för varor som inte hämtats: 150');
});

test('who withdraws before the time is over gets everything, the freight too', async () => {
  const one = await bought();
  await waiting(one, '2026-05-09T08:00:00.000Z');
  clock.set('2026-05-23T20:00:00.000Z');
  const { status } = await one.shopper.sendForm(`/shop/angra/${one.orderId}`, {
    commandId: randomUUID(),
    'antal-1': '9',
  });
  expect(status).toBe(303);
  expect(await letter('Du behöver inte hämta paketet', one)).toContain('Låt paketet ligga kvar.');
  const { withdrawalId } = (await orderOf(one)).withdrawals[0] ?? {};
  const receipt = await page(one, `/shop/angra/${one.orderId}/kvitto/${withdrawalId}`);
  expect(receipt).toContain('Låt det ligga kvar.');
  expect(receipt).not.toContain('Visa returetiketten');
  const sent = shop.partners.simulated.mail!.list().map(({ subject }) => subject);
  expect(sent).not.toContain(`Så lämnar du tillbaka varorna, retur ${one.orderNumber}-R1`);
  await run('uncollected-parcels', '2026-05-24');
  expect(await tell(one, 'came-back', '2026-05-25T08:00:00.000Z')).toEqual(OK);
  const { order: placed, returns, withdrawals } = await orderOf(one);
  expect(returns.map(({ refund, fee }) => [refund, fee])).toEqual([[placed?.totals.total, null]]);
  expect(withdrawals.map(({ status: now }) => now)).toEqual(['settled']);
  await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
});

test('medicines of an uncollected parcel are destroyed and not paid back', async () => {
  const one = await bought({ medicine: true });
  await waiting(one, '2026-05-11T08:00:00.000Z');
  await run('uncollected-parcels', '2026-05-26');
  expect(await letter('Ditt paket hämtades inte', one)).toContain('Läkemedel som kommer tillbaka förstörs.');
  expect(await tell(one, 'came-back', '2026-05-28T08:00:00.000Z')).toEqual(OK);
  const { order: placed, returns, parcels } = await orderOf(one);
  const line = placed?.lines.find(({ varuId }) => varuId === cream);
  expect(returns.map(({ refund }) => refund)).toEqual([(line?.total ?? 0) - 15_000]);
  expect(parcels[0]?.destroyed).toHaveLength(1);
  expect(await orderPage(one)).toContain('Läkemedlen i paketet är förstörda.');
  expect(await letter('Ditt paket är tillbaka hos oss', one)).toContain('Läkemedlen i det är förstörda.');
});

test('a failed evening delivery destroys the medicines, and the rest comes back without a fee', async () => {
  const one = await bought({ optionId: 'evening-home', medicine: true });
  expect(await tell(one, 'dispatched', '2026-05-04T15:00:00.000Z')).toEqual(OK);
  await until(async () => (await paymentOf(one)).captures.every(({ status }) => status === 'captured'));
  expect(await tell(one, 'not-delivered', '2026-05-04T20:00:00.000Z')).toEqual(OK);
  const told = await letter('Vi kunde inte lämna ditt paket', one);
  expect(told).toContain('Läkemedlen i paketet förstörs');
  expect(told).toContain('utan avgift');
  expect(await orderPage(one)).toContain('Läkemedlen i paketet är förstörda.');
  expect(await tell(one, 'came-back', '2026-05-06T08:00:00.000Z')).toEqual(OK);
  const { order: placed, returns } = await orderOf(one);
  const line = placed?.lines.find(({ varuId }) => varuId === cream);
  expect(returns.map(({ refund, fee }) => [refund, fee])).toEqual([[line?.total, null]]);
});

test('an uncollected parcel of a locker is sent there again by one press, within ten days', async () => {
  const shopper = shop.visitor();
  await shopper.logIn(ASTRID);
  const one = await bought({ optionId: 'locker', shopper });
  await shop.tellWarehouse(one.orderId, 'dispatched');
  await until(async () => (await paymentOf(one)).captures.every(({ status }) => status === 'captured'));
  clock.set(READY);
  await shop.tellWarehouse(one.orderId, 'ready');
  await seen(one, 'collect_by IS NOT NULL');
  await shopper.logIn(ASTRID);
  expect(await orderPage(one)).toContain('Hämta det senast 9 maj');
  await run('uncollected-parcels', '2026-05-10');
  await shop.tellWarehouse(one.orderId, 'not-delivered');
  await shopper.logIn(ASTRID);
  expect(await letter('Ditt paket hämtades inte', one)).toContain('till och med tisdag 19 maj');
  expect(await orderPage(one)).toContain('Beställ paketet igen');

  const address = `/shop/hamta/${one.orderId}/${one.orderNumber}-1`;
  const form = { commandId: randomUUID() };
  const presses = await Promise.all([shopper.sendForm(address, form), shopper.sendForm(address, form)]);
  expect(presses.map(({ status }) => status)).toEqual([303, 303]);
  expect(await orderPage(one)).toContain('Skickas till samma ställe igen.');
  await sentAgain(one);
  clock.set('2026-05-12T08:00:00.000Z');
  await shop.tellWarehouse(one.orderId, 'ready');
  await until(async () => (await orderOf(one)).parcels[0]?.hold?.lastDay === '2026-05-15');
  await until(async () => letters('Ditt paket finns att hämta', one).length === 2);

  await seen(one, "collect_by = '2026-05-15'");
  await run('uncollected-parcels', '2026-05-20');
  await shopper.logIn(ASTRID);
  expect(await orderPage(one)).not.toContain('Beställ paketet igen');
  const late = await shopper.sendForm(address, { commandId: randomUUID() });
  expect(String(late.body['text'])).toContain('gick att beställa igen till och med tisdag 19 maj');
  const stranger = shop.visitor();
  expect((await stranger.sendForm(address, { commandId: randomUUID() })).status).toBe(404);
  expect((await stranger.get(address)).status).toBe(404);
  expect((await shopper.sendForm(address, {})).status).toBe(400);
});

test('what the warehouse has again cannot be sent again', async () => {
  const shopper = shop.visitor();
  await shopper.logIn(ASTRID);
  const one = await bought({ optionId: 'locker', shopper });
  await shop.tellWarehouse(one.orderId, 'dispatched');
  clock.set('2026-05-07T08:00:00.000Z');
  await shop.tellWarehouse(one.orderId, 'ready');
  await seen(one, 'collect_by IS NOT NULL');
  await run('uncollected-parcels', '2026-05-11');
  await fetch(`${shop.partners.config.WAREHOUSE_URL}/simulation/shipments/${one.orderId}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ to: 'came-back' }) },
  });
  await until(async () => (await orderOf(one)).parcels[0]?.cameBackAt !== null);
  await shopper.logIn(ASTRID);
  const late = await shopper.sendForm(`/shop/hamta/${one.orderId}/${one.orderNumber}-1`, { commandId: randomUUID() });
  expect(late.status).toBe(200);
  expect((await orderOf(one)).parcels[0]?.reorderedAt).toBeNull();
});
