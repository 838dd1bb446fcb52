import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { atStockholm, type BusinessDate } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { anyProduct, until } from '../shop/look.js';
import { purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock(atStockholm('2026-01-20', '10:00'));
const ASTRID = '198507099805';
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') })));
afterAll(() => shop.stop());

const itIs = (date: BusinessDate) => clock.set(atStockholm(date, '10:00'));

async function loggedIn(): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.logIn(ASTRID);
  return shopper;
}

async function join(): Promise<void> {
  const details = { email: 'nils@exempel.se', mobileNumber: '0701234567' };
  await (await loggedIn()).post('/api/apoplus/registermember', details);
}

async function leave(on: BusinessDate): Promise<void> {
  const member = await shop.app.get(MemberOf, { strict: false }).active(await shop.customerId(ASTRID));
  const command = { type: 'EndMembership', reason: 'member', on } as const;
  await shop.platform.commands.handle(membership, member!.memberId, command, newContext(SYSTEM));
}

async function buysAndReceives(): Promise<string> {
  const { varuId } = await anyProduct(shop, { type: 'Ha' });
  const { body } = await purchase(await loggedIn(), { varuId });
  const { purchaseOrderId: orderId } = body as unknown as { readonly purchaseOrderId: string };
  await shop.tellWarehouse(orderId, 'dispatched');
  await shop.tellWarehouse(orderId, 'delivered');
  await until(async () => (await page('/member/minakop')).includes('Spåra'));
  return orderId;
}

/** How the addresses of an order answer its customer. */
async function answers(orderId: string): Promise<readonly number[]> {
  const shopper = await loggedIn();
  const paths = ['api/confirmation?id=', 'shop/confirmation?Id=', 'shop/kvitto/', 'shop/angra/', 'shop/reklamera/'];
  return Promise.all(paths.map(async (path) => (await shopper.get(`/${path}${orderId}`)).status));
}

async function page(address: string): Promise<string> {
  const { status, body } = await (await loggedIn()).get(address);
  expect(status).toBe(200);
  const [main = ''] = /<main[^]*<\/main>/.exec(String(body['text'])) ?? [];
  return main.replace(/<!-- -->|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('an ended membership is shown with its date and its losses, and without the lost history', async () => {
  await join();
  const orderId = await buysAndReceives();
  const points = `${(await shop.memberPoints(ASTRID)).toLocaleString('sv-SE')} poäng`.replaceAll('\u00a0', ' ');
  itIs('2026-02-02');
  await leave('2026-02-02');
  const club = await page('/member/');
  expect(club).toContain('Ditt medlemskap i Älgört Plus avslutades 2 februari 2026');
  expect(club).toContain(`När det avslutades togs ${points}, din nivå och din köphistorik bort.`);
  expect(club).toContain('Bli medlem igen');
  expect(club).not.toContain('inte medlem');
  expect(await page('/member/minakop')).toContain('Spåra');
  expect(await answers(orderId)).toEqual([200, 200, 200, 200, 200]);

  itIs('2026-02-04');
  expect(await answers(orderId)).toEqual([404, 404, 404, 404, 404]);
  const purchases = await page('/member/minakop');
  expect(purchases).not.toContain('Spåra');
  expect(purchases).toContain('Köphistoriken togs bort när ditt medlemskap avslutades 2 februari 2026.');

  await join();
  expect(await page('/member/')).toContain('Inga köp än.');
  expect(await answers(orderId)).toEqual([404, 404, 404, 404, 404]);
});

test('an order whose goods are on their way back stays until the warehouse has inspected them', async () => {
  itIs('2026-03-02');
  const orderId = await buysAndReceives();
  itIs('2026-03-10');
  const form = { commandId: crypto.randomUUID(), 'antal-1': '1' };
  expect((await (await loggedIn()).sendForm(`/shop/angra/${orderId}`, form)).status).toBe(303);
  await leave('2026-03-10');
  itIs('2026-03-30');
  await until(async () => (await page('/member/minakop')).includes('Spåra'));
  expect(await answers(orderId)).toEqual([200, 200, 200, 200, 200]);

  const send = (command: Parameters<(typeof order)['decide']>[0]) =>
    shop.platform.commands.handle(order, orderId, command, newContext(SYSTEM));
  const { order: placed, withdrawals } = await shop.platform.commands.load(order, orderId);
  const [awaited] = withdrawals;
  const lines = placed?.lines.map(({ lineId, quantity }) => ({ lineId, quantity, outcome: 'ok' as const })) ?? [];
  await send({ type: 'ReceiveReturn', returnNumber: awaited?.returnNumber ?? '', receivedAt: clock.now() });
  await send({ type: 'InspectReturn', returnNumber: awaited?.returnNumber ?? '', lines, inspectedAt: clock.now() });
  await until(async () => !(await page('/member/minakop')).includes('Spåra'));
});
