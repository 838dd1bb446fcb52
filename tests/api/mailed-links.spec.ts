import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { order, type OrderState } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { ASTRID } from '../shop/e-id.js';
import { until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** A guest reads the mails on another device, where only their links open the order. */
const NOW = '2026-05-04T08:00:00.000Z';
const clock = new SettableClock(NOW);
let shop: TestShop;
let cream: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
  [cream = ''] = await shop.varuIds(100);
});
afterAll(() => shop.stop());

interface Bought {
  readonly shopper: Shopper;
  readonly orderId: string;
  readonly number: string;
}

const orderOf = (orderId: string): Promise<OrderState> => shop.app.get(CommandHandling).load(order, orderId);

async function bought(shopper: Shopper = shop.visitor()): Promise<Bought> {
  clock.set(NOW);
  const orderId = String((await purchase(shopper, { varuId: cream })).body['purchaseOrderId']);
  await until(async () => (await orderOf(orderId)).phase === 'confirmed');
  return { shopper, orderId, number: (await orderOf(orderId)).order?.orderNumber ?? '' };
}

async function received(one: Bought): Promise<Bought> {
  await shop.tellWarehouse(one.orderId, 'dispatched');
  await shop.tellWarehouse(one.orderId, 'delivered');
  await until(async () => (await orderOf(one.orderId)).phase === 'delivered');
  return one;
}

async function withdrawn(one: Bought): Promise<Bought> {
  const form = { commandId: randomUUID(), 'antal-1': '1' };
  expect((await one.shopper.sendForm(`/shop/angra/${one.orderId}`, form)).status).toBe(303);
  return one;
}

/** Waits for the mail with this subject, and returns the link of that name in it. */
async function linkIn(subject: RegExp, label: string): Promise<string> {
  const mailbox = shop.partners.simulated.mail!;
  const found = () => mailbox.list().find((mail) => subject.test(mail.subject));
  await until(() => Promise.resolve(found() !== undefined));
  const text = mailbox.read(found()?.id ?? '')?.text ?? '';
  return new RegExp(`${label}: (\\S+)`).exec(text)?.[1]?.replace(shop.url, '') ?? `no ${label} in ${text}`;
}

/** Opens the link on a device that has never visited the shop. The pages it leads to open there too. */
async function onAnotherDevice(link: string): Promise<{ readonly device: Shopper; readonly page: Answer }> {
  const device = shop.visitor();
  const leading = await device.send('GET', link, undefined, {}, 'manual');
  const page = await device.get(leading.headers.get('location') ?? link);
  return { device, page };
}

test('the receipt of a withdrawal and the return label open by the links in their mails', async () => {
  const { number, orderId } = await withdrawn(await received(await bought()));
  const receipt = await onAnotherDevice(await linkIn(new RegExp(`ångrar köpet, order ${number}`), 'Kvitto och status'));
  expect(receipt.page.status).toBe(200);
  expect(String(receipt.page.body['text'])).toContain(`${number}-R1`);
  const how = await linkIn(new RegExp(`retur ${number}-R1`), 'Så här gör du');
  const { device, page } = await onAnotherDevice(how);
  expect(page.status).toBe(200);
  const label = /\/shop\/angra\/[\w-]+\/etikett\/[\w-]+/.exec(String(page.body['text']))?.[0] ?? '';
  expect(label).toContain(orderId);
  expect((await device.get(label)).status).toBe(200);
  const [forged] = [how.replace(/sign=./, 'sign=~')];
  expect((await shop.visitor().get(forged)).status).toBe(404);
});

test('so does the order of a parcel that was stopped', async () => {
  const { number } = await withdrawn(await bought());
  const { page } = await onAnotherDevice(await linkIn(new RegExp(`stoppat, order ${number}`), 'Din order'));
  expect([page.status, String(page.body['text']).includes(number)]).toEqual([200, true]);
});

test('and that of a parcel that is late, from where the purchase can be withdrawn from', async () => {
  const { number, orderId } = await bought();
  await until(async () => {
    const sql = "SELECT FROM view_order_tracking WHERE order_id = $1 AND internal_status = 'confirmed'";
    return (await shop.platform.pool.query(sql, [orderId])).rowCount === 1;
  });
  clock.set('2026-05-07T08:00:00.000Z');
  await shop.app.get(JobsService, { strict: false }).run('late-deliveries', '2026-05-07');
  const { device, page } = await onAnotherDevice(await linkIn(new RegExp(`${number} är försenad`), 'Din order'));
  expect(page.status).toBe(200);
  expect((await device.get(`/shop/angra/${orderId}`)).status).toBe(200);
});

test('a customer’s links open nothing on another device, and there ask for the log-in', async () => {
  const shopper = shop.visitor();
  await shopper.logIn(ASTRID);
  const { number } = await withdrawn(await received(await bought(shopper)));
  const link = await linkIn(new RegExp(`ångrar köpet, order ${number}`), 'Kvitto och status');
  const other = await shop.visitor().get(link);
  expect([other.status, String(other.body['text']).includes('/init-login?redirect=')]).toEqual([404, true]);
  expect((await shopper.get(link)).status).toBe(200);
});
