import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { salesPrice, type Product } from '../../domain/catalogue/index.js';
import { atStockholm, type BusinessDate } from '../../domain/kernel/index.js';
import { balance, chequesOn, type MemberState } from '../../domain/member/index.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { anyProduct, until } from '../shop/look.js';
import { challengedCard, purchase } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock(atStockholm('2026-01-20', '10:00'));
const [ASTRID, BO] = ['198507099805', '198507099813'] as const;
let shop: TestShop;
let dear: Product;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 900, webBuild: path.resolve('dist/web') });
  dear = await anyProduct(shop, { type: 'Ha', least: 40_000 });
});
afterAll(() => shop.stop());

const commands = () => shop.app.get(CommandHandling);
const itIs = (date: BusinessDate) => clock.set(atStockholm(date, '10:00'));
const statuses = (member: MemberState, on: BusinessDate) => chequesOn(member, on).map(({ status }) => status);

async function loggedIn(personNumber: string): Promise<Shopper> {
  const shopper = shop.visitor();
  await shopper.logIn(personNumber);
  return shopper;
}

async function bought(personNumber: string): Promise<{ readonly orderId: string; readonly points: number }> {
  const shopper = await loggedIn(personNumber);
  await shopper.post('/api/apoplus/registermember', { email: 'nils@exempel.se', mobileNumber: '0701234567' });
  const quantity = Math.ceil(110_000 / salesPrice(dear));
  const { body } = await purchase(shopper, { varuId: dear.varuId, quantity });
  const { purchaseOrderId: orderId } = body as unknown as { purchaseOrderId: string };
  await shop.tellWarehouse(orderId, 'dispatched');
  await shop.tellWarehouse(orderId, 'delivered');
  await until(async () => (await shop.memberPoints(personNumber)) > 0);
  return { orderId, points: await shop.memberPoints(personNumber) };
}

async function monthEnds(date: BusinessDate, next: BusinessDate): Promise<void> {
  itIs(next);
  const outcome = await shop.app.get(JobsService, { strict: false }).run('cheques', date);
  expect(outcome).toMatchObject({ ok: true });
}

/** Returns all goods of an order. The same return is reported twice, as the warehouse may do. */
async function comesBack(orderId: string): Promise<void> {
  const lines = ((await commands().load(order, orderId)).order?.lines ?? []).map(({ lineId, quantity }) => ({
    lineId,
    quantity,
  }));
  const command = { type: 'ReturnItems', returnId: randomUUID(), lines, returnedAt: clock.now() } as const;
  for (const _time of ['first', 'again'])
    expect(await commands().handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
}

function letters(subject: string): readonly string[] {
  const mailbox = shop.partners.simulated.mail!;
  const own = mailbox.list().filter((mail) => mail.subject === subject);
  return own.map(({ id }) => (mailbox.read(id)?.text ?? '').replaceAll('\u00a0', ' '));
}

async function clubPage(personNumber: string): Promise<string> {
  const { status, body } = await (await loggedIn(personNumber)).get('/member/');
  expect(status).toBe(200);
  const text = String(body['text']).replace(/<script[^]*?<\/script>|<!-- -->|<[^>]+>/g, ' ');
  return text.replace(/\s+/g, ' ');
}

test('returned goods take back their points, the month’s cheque and the level, and the member is told', async () => {
  const { orderId, points } = await bought(ASTRID);
  await monthEnds('2026-01-31', '2026-02-01');
  expect(await shop.member(ASTRID)).toMatchObject({ level: '++', protectedUntil: '2027-01-20' });
  const earned = `${points.toLocaleString('sv-SE')} poäng`.replaceAll('\u00a0', ' ');
  const before = await clubPage(ASTRID);
  expect(before).toContain('Giltig till: 30 april 2026. Aktiveras i kassan');
  expect(before).toMatch(new RegExp(`Senaste köpen.* ${earned} Köp allt igen Spåra`));

  itIs('2026-02-05');
  await comesBack(orderId);
  await until(async () => letters('Dina poäng efter din retur').length > 0);
  const member = await shop.member(ASTRID);
  expect(member).toMatchObject({ level: '+', protectedUntil: null, owed: 0 });
  expect([balance(member), statuses(member, '2026-02-05')]).toEqual([0, ['lapsed']]);

  const page = await clubPage(ASTRID);
  expect(page).toContain('Du har inga bonuscheckar just nu.');
  expect(page).toMatch(/Bonuschecken på \d+ kr gäller inte sedan 5 februari 2026/);
  expect(page).toContain('Nivån räknades om den 5 februari 2026 efter en retur.');
  expect(page).toMatch(/Senaste köpen.* 0 poäng Köp allt igen Spåra/);
  expect(page).not.toContain('Du behåller nivån till och med');
  const [letter, ...others] = letters('Dina poäng efter din retur');
  expect(others).toEqual([]);
  expect(letter).toContain(`Varorna gav dig ${earned}, som inte räknas längre.`);
  expect(letter).toMatch(/Bonuschecken på \d+ kr var utgiven på sådana poäng och gäller inte längre/);
  expect(letter).toContain('Din nivå är nu +. Nivån ++ nåddes bara med poäng för varor som har returnerats.');
  expect(letter).not.toContain(dear.name);

  await monthEnds('2026-02-28', '2026-03-01');
  expect(statuses(await shop.member(ASTRID), '2026-03-01')).toEqual(['lapsed']);
});

test('a cheque stays with the order that is being paid with it, and lapses when the payment fails', async () => {
  itIs('2026-03-20');
  const { orderId, points } = await bought(BO);
  await monthEnds('2026-03-31', '2026-04-01');
  const shopper = await loggedIn(BO);
  const [cheque] = (await shop.member(BO)).cheques;
  await shopper.post('/cart/add-quantity', { id: dear.varuId, quantity: 1 });
  expect((await shopper.put(`/cart/bonus-check/${cheque?.chequeId}`, {})).status).toBe(200);
  const { body } = await purchase(shopper, { varuId: dear.varuId, card: challengedCard });
  const { paymentId } = body as unknown as { paymentId: string };
  expect(body).toMatchObject({ adyenPaymentReply: { resultCode: 'Pending' } });

  const before = letters('Dina poäng efter din retur');
  await comesBack(orderId);
  await until(async () => letters('Dina poäng efter din retur').length > before.length);
  expect(await shop.member(BO)).toMatchObject({ level: '+', owed: 1000 });
  expect(statuses(await shop.member(BO), '2026-04-01')).toEqual(['reserved']);
  expect((await shopper.get('/cart')).body['bonusCheckCodes']).toEqual([cheque?.chequeId]);
  const [letter] = letters('Dina poäng efter din retur').filter((one) => !before.includes(one));
  expect(letter).toContain(`${points - 1000} poäng har dragits från ditt saldo.`);
  expect(letter).toContain('1 000 poäng är redan en bonuscheck som du har använt eller lagt i varukorgen.');
  expect(await clubPage(BO)).toContain('1 000 poäng dras från dina nästa köp');

  const cancel = { type: 'Cancel', reason: 'shopper', cancelledAt: clock.now(), refundId: randomUUID() } as const;
  await commands().handle(payment, paymentId, cancel, newContext(SYSTEM));
  await until(async () => letters('En bonuscheck gäller inte längre').length > 0);
  const member = await shop.member(BO);
  expect([balance(member), member.owed, statuses(member, '2026-04-01')]).toEqual([0, 0, ['lapsed']]);
  expect((await shopper.get('/cart')).body['bonusCheckCodes']).toEqual([]);
  expect(letters('En bonuscheck gäller inte längre')).toHaveLength(1);
});
