import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatKronor } from '../../domain/kernel/index.js';
import { order, type OrderState } from '../../domain/order/index.js';
import { payment, type PaymentState } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

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
}

const commands = () => shop.app.get(CommandHandling);
const orderOf = ({ orderId }: Bought): Promise<OrderState> => commands().load(order, orderId);
const paymentOf = ({ paymentId }: Bought): Promise<PaymentState> => commands().load(payment, paymentId);
const formOf = ({ orderId }: Bought) => `/shop/angra/${orderId}`;

async function bought({ quantity = 2, paymentMethod = 'scheme' as 'scheme' | 'swish', medicine = false } = {}) {
  clock.set(NOW);
  const shopper = shop.visitor();
  if (medicine) await shopper.post('/cart/add-quantity', { id: tablets, quantity: 1 });
  const { body } = await purchase(shopper, { varuId: cream, quantity, paymentMethod });
  const { purchaseOrderId: orderId, paymentId } = body as unknown as Omit<Bought, 'shopper'> & {
    readonly purchaseOrderId: string;
  };
  const one = { shopper, orderId, paymentId };
  if (paymentMethod === 'swish') await approveOnPhone(body);
  await until(async () => (await orderOf(one)).phase === 'confirmed');
  return one;
}

async function approveOnPhone(body: unknown): Promise<void> {
  const { adyenPaymentReply } = body as { readonly adyenPaymentReply: { readonly action: { readonly url: string } } };
  const url = new URL(adyenPaymentReply.action.url, shop.url);
  await fetch(url, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
}

async function received(one: Bought): Promise<void> {
  await shop.tellWarehouse(one.orderId, 'dispatched');
  await shop.tellWarehouse(one.orderId, 'delivered');
  await until(async () => (await orderOf(one)).phase === 'delivered');
}

/** Returns the text of a page, without scripts and tags. */
async function page({ shopper }: Bought, address: string): Promise<string> {
  const { body } = await shopper.get(address);
  return String(body['text'])
    .replace(/<script[^]*?<\/script>|<!-- -->|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function confirm(one: Bought, lines: Readonly<Record<string, string>>, commandId: string = randomUUID()) {
  const fields = Object.entries(lines).map(([lineId, quantity]) => [`antal-${lineId}`, quantity] as const);
  return one.shopper.sendForm(formOf(one), { commandId, ...Object.fromEntries(fields) });
}

function letters(subject: RegExp): readonly string[] {
  const mailbox = shop.partners.simulated.mail!;
  const found = mailbox.list().filter((mail) => subject.test(mail.subject));
  return found.map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' '));
}

async function numberOf(one: Bought): Promise<string> {
  return (await orderOf(one)).order?.orderNumber ?? '';
}

test('a whole order withdrawn before it is sent is stopped, its medicine too, and the reservation is released', async () => {
  const one = await bought({ medicine: true });
  const preview = await page(one, `${formOf(one)}?steg=bekrafta&hela=1`);
  const total = (await orderOf(one)).order?.totals.total ?? 0;
  expect(preview).toContain(`Pengar tillbaka ${formatKronor(total)}`.replaceAll('\u00a0', ' '));

  const { status, headers } = await confirm(one, { 1: '1', 2: '2' });
  expect(status).toBe(303);
  await until(async () => (await orderOf(one)).phase === 'cancelled');
  await until(async () => (await paymentOf(one)).reversals[0]?.status === 'reversed');
  expect(await page(one, headers.get('location') ?? '')).toMatch(/Vi tog emot det 4 maj 2026 kl. 12\.00.*stoppat/);

  const number = await numberOf(one);
  await until(async () => letters(new RegExp(`Paketet är stoppat, order ${number}`)).length === 1);
  const receipts = () => letters(new RegExp(`du ångrar köpet, order ${number}`));
  await until(async () => receipts().length === 1);
  const [receipt = ''] = receipts();
  expect(receipt).toContain('Vi tog emot det 4 maj 2026 kl. 12.00.');
  expect(receipt).toContain('1 st läkemedel');
});

test('a Swish payment of a stopped order is paid back', async () => {
  const one = await bought({ paymentMethod: 'swish' });
  await confirm(one, { 1: '2' });
  await until(async () => (await paymentOf(one)).refunds[0]?.status === 'refunded');
});

test('after the parcel has left, goods become a return with a number, and medicines are refused with the law', async () => {
  const one = await bought({ medicine: true });
  await received(one);
  expect(await page(one, formOf(one))).toContain('Läkemedel. Kan inte lämnas tillbaka');
  const refused = await confirm(one, { 1: '1' });
  expect([refused.status, String(refused.body['text'])]).toEqual([200, expect.stringContaining('2 kap. 11 §')]);
  expect((await orderOf(one)).withdrawals).toEqual([]);

  const { headers } = await confirm(one, { 2: '1' });
  const number = await numberOf(one);
  expect(await page(one, headers.get('location') ?? '')).toContain(`Returnummer ${number}-R1`);
  await until(async () => letters(new RegExp(`retur ${number}-R1`)).length === 1);
  expect(await page(one, `/shop/confirmation?Id=${one.orderId}&sys=cos`)).toContain(`Returnummer ${number}-R1`);
});

test('the right ends with the last Swedish minute of the fourteenth day', async () => {
  const one = await bought();
  await received(one);
  clock.set('2026-05-18T21:59:00.000Z');
  expect((await confirm(one, { 1: '1' })).status).toBe(303);
  clock.set('2026-05-18T22:00:00.000Z');
  expect(await page(one, formOf(one))).toContain('Ångerfristen gick ut 18 maj 2026.');
  const late = await confirm(one, { 1: '1' });
  expect(String(late.body['text'])).toContain('Ångerfristen gick ut');
  expect((await orderOf(one)).withdrawals).toHaveLength(1);
});

test('a form sent twice at once is one notice, and goods withdrawn from cannot be withdrawn from again', async () => {
  const one = await bought({ quantity: 1 });
  await received(one);
  const commandId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => confirm(one, { 1: '1' }, commandId)));
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  const again = await confirm(one, { 1: '1' });
  expect(String(again.body['text'])).toContain('Du har redan ångrat eller lämnat tillbaka varan.');
  expect((await orderOf(one)).withdrawals).toHaveLength(1);
});

test.each([
  [{}, 'Välj minst en vara att ångra.'],
  [{ 1: 'två' }, 'href="#antal-1"'],
  [{ 1: '3' }, 'Du kan ångra högst 2 st av varan.'],
  [{ 77: '1' }, 'Varan finns inte på ordern.'],
])('a form with %j is refused at its field, and nothing is recorded', async (lines, text) => {
  const one = await bought();
  const { body } = await confirm(one, lines as Record<string, string>);
  expect(String(body['text'])).toContain(text);
  expect((await orderOf(one)).withdrawals).toEqual([]);
});

test('another person’s order, an unknown one and another’s receipt answer 404', async () => {
  const one = await bought();
  await received(one);
  const { headers } = await confirm(one, { 1: '1' });
  const stranger = { ...one, shopper: shop.visitor() };
  expect((await stranger.shopper.get(formOf(one))).status).toBe(404);
  expect((await stranger.shopper.get(headers.get('location') ?? '')).status).toBe(404);
  expect((await confirm(stranger, { 1: '1' })).status).toBe(404);
  expect((await one.shopper.get(`/shop/angra/${randomUUID()}`)).status).toBe(404);
  expect((await one.shopper.get(`${formOf(one)}/kvitto/${randomUUID()}`)).status).toBe(404);
  expect((await one.shopper.sendForm(formOf(one), { 'antal-1': '1' })).status).toBe(400);
});
