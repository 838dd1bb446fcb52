import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderEntries, type OrderMoneyEvent } from '../../domain/books/money/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { aPhoto, COMPLAINT_TEXT, complain } from '../shop/complaining.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';
import { ASTRID } from './erased-person.js';
import { deliver, erase, forgottenBy, kept, loggedIn, REASON } from './erasing.js';

const ANSWER = 'Sluta använda krämen, och sök vård om utslaget är kvar.';

let shop: TestShop;
let astrid: Shopper;
let customerId: string;
let orderId: string;
let paymentId: string;
beforeAll(async () => {
  const clock = new SettableClock('2026-05-04T10:00:00.000Z');
  shop = await startTestShop({ clock, products: 400, webBuild: path.resolve('dist/web') });
  const [cream = ''] = await shop.varuIds(100);
  astrid = await loggedIn(shop, ASTRID);
  customerId = await shop.customerId(ASTRID);
  const { body } = await purchase(astrid, { varuId: cream, quantity: 2 });
  ({ purchaseOrderId: orderId, paymentId } = body as unknown as { purchaseOrderId: string; paymentId: string });
  await deliver(shop, orderId);
  expect((await complain(astrid, orderId, {}, [await aPhoto()])).status).toBe(303);
  await answer();
});
afterAll(() => shop.stop());

const commands = () => shop.app.get(CommandHandling);

async function answer(): Promise<void> {
  const staff = await staffAt(shop, 'kundtjanst', 'complaints');
  const { complaintId = '' } = (await commands().load(order, orderId)).complaints[0] ?? {};
  const fields = { commandId: crypto.randomUUID(), vad: 'refund', 'belopp-1': '10,50', orsak: 'Bilden visar felet' };
  await staff.sendForm(`/konsol/reklamationer/${complaintId}`, { ...fields, svar: ANSWER, grund: '' });
  await until(async () => (await commands().load(payment, paymentId)).refunds[0]?.status === 'refunded');
}

const evidence = async () =>
  (await shop.platform.pool.query('SELECT FROM complaint_evidence WHERE order_id = $1', [orderId])).rowCount;

async function booked() {
  const events = await shop.platform.store.readStreams([`order-${orderId}`, `payment-${paymentId}`]);
  return orderEntries(events as unknown as readonly OrderMoneyEvent[]);
}

test('the extract has what the customer wrote and photographed, and what staff answered (LAW-09)', async () => {
  const { body } = await astrid.get('/member/minauppgifter/utdrag');
  const { keptApart } = body as unknown as { keptApart: { complaints: readonly Record<string, unknown>[] } };
  expect(keptApart.complaints).toMatchObject([
    { complaintNumber: expect.stringMatching(/-K1$/), text: COMPLAINT_TEXT, answer: ANSWER },
  ]);
  const [photo = ''] = keptApart.complaints[0]?.['photos'] as readonly string[];
  expect([...Buffer.from(photo, 'base64').subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('another person has no part in it', async () => {
  const nils = await loggedIn(shop, '198507099813');
  const { body } = await nils.get('/member/minauppgifter/utdrag');
  expect(body).toMatchObject({ keptApart: { complaints: [] } });
});

test('an erasure removes text, photos and answer, and keeps what the books need', async () => {
  expect(await evidence()).toBe(3);
  const before = await booked();
  expect(before.map(({ kind }) => kind)).toEqual(['sold', 'refunded']);
  expect(await erase(shop, ['--reason', REASON], ASTRID)).toMatchObject({ code: 0 });
  await forgottenBy(shop, customerId);
  await until(async () => (await evidence()) === 0);
  for (const word of [COMPLAINT_TEXT, ANSWER]) expect(await kept(shop, word)).toEqual([]);
  const { rows } = await shop.platform.pool.query('SELECT purpose FROM person_key WHERE wrapped_key IS NOT NULL');
  expect(rows).not.toContainEqual({ purpose: 'health' });
  expect(await booked()).toEqual(before);
  expect((await commands().load(order, orderId)).complaints).toMatchObject([{ status: 'refunded', refund: 1050 }]);
});

test('staff still see the complaint of the erased customer, without the text', async () => {
  const staff = await staffAt(shop, 'kundtjanst', 'complaints');
  const { complaintId = '' } = (await commands().load(order, orderId)).complaints[0] ?? {};
  const { status, body } = await staff.get(`/konsol/reklamationer/${complaintId}`);
  expect(status).toBe(200);
  for (const word of [COMPLAINT_TEXT, ANSWER]) expect(String(body['text'])).not.toContain(word);
});
