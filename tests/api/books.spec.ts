import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { BOOKS, books, type DayBooked } from '../../domain/books/index.js';
import { verificationsIn } from '../../domain/books/file/sie-reader.fixture.js';
import { order } from '../../domain/order/index.js';
import { payment } from '../../domain/payment/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { JobEngine } from '../../services/foundation/job-engine/job-engine.js';
import { JobsService } from '../../services/foundation/job-engine/jobs.service.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { until } from '../shop/look.js';
import { astrid, pay, type PurchaseOptions } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { staffAt } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CREAM = '999111';
const CULTURE = '999112';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;500;;StoredCold;yes`;
const DAY = '2026-05-04';
const NEXT_DAY = '2026-05-05';
const KNOWN = '198507099805';

describe('the books of a day of mixed orders (CHK-05)', () => {
  const clock = new SettableClock(`${DAY}T08:00:00.000Z`);
  let shop: TestShop;
  let commands: CommandHandling;
  let directory: string;
  let staff: Shopper;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-books-'));
    shop = await startTestShop({ clock, products: 60, webBuild: path.resolve('dist/web') });
    commands = shop.app.get(CommandHandling);
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    await importFile(shop.platform, file);
    await until(async () => (await shop.visitor().get(`/api/productpage/${CULTURE}`)).status === 200);
    await shop.app.get(JobEngine, { strict: false }).catchUp();
    await aDayOfOrders();
  }, 240_000);
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const moneyOf = async (orderId: string) => {
    const { paymentId = randomUUID() } = (await commands.load(order, orderId)).order ?? {};
    return commands.load(payment, paymentId);
  };
  const hasCaptured = (orderId: string, parcels: number) => async () =>
    (await moneyOf(orderId)).captures.filter(({ status }) => status === 'captured').length === parcels;

  async function bought(
    goods: readonly string[],
    { who = shop.visitor(), ...how }: Partial<PurchaseOptions> & { who?: Shopper } = {},
  ) {
    for (const id of goods) await who.post('/cart/add-quantity', { id, quantity: 2 });
    await who.put('/customer-details', astrid);
    await who.put('/shipments/sync-user-choice', { optionId: goods.length > 1 ? 'agent' : 'postal' });
    const { body } = await pay(who, how);
    const orderId = String(body['purchaseOrderId']);
    await until(async () => (await commands.load(order, orderId)).phase === 'confirmed');
    return orderId;
  }

  /** A split order by card, an order by invoice, and one that comes back. The last parcel of the split is not sent. */
  async function aDayOfOrders(): Promise<void> {
    const split = await bought([CREAM, CULTURE]);
    await shop.tellWarehouse(split, 'dispatched', 2);
    await until(hasCaptured(split, 1));
    const known = shop.visitor();
    await known.logIn(KNOWN);
    const invoiced = await bought([CREAM], { who: known, paymentMethod: 'Invoice14Days' });
    await shop.tellWarehouse(invoiced, 'dispatched');
    await until(hasCaptured(invoiced, 1));
    const returned = await bought([CREAM]);
    await shop.tellWarehouse(returned, 'dispatched');
    await until(hasCaptured(returned, 1));
    await sentBack(returned);
  }

  async function sentBack(orderId: string): Promise<void> {
    const lineId = (await commands.load(order, orderId)).order?.lines[0]?.lineId ?? '';
    const lines = [{ lineId, quantity: 1 }];
    const command = { type: 'ReturnItems', returnId: randomUUID(), lines, returnedAt: clock.now() } as const;
    expect(await commands.handle(order, orderId, command, newContext(SYSTEM))).toMatchObject({ ok: true });
    await until(async () => (await moneyOf(orderId)).refunds[0]?.status === 'refunded');
  }

  /** A night ends the session of the staff, so they log in again. */
  async function itIs(at: string): Promise<void> {
    clock.set(at);
    staff = await staffAt(shop, 'drift', 'books');
  }

  const run = (job: string, date: string) => shop.app.get(JobsService, { strict: false }).run(job, date);
  const booked = async () =>
    (await shop.platform.store.readStream(`books-${BOOKS}`)).map(({ data }) => data as DayBooked['data']);
  const textOf = async (address: string) => String((await staff.get(address)).body['text']).replaceAll('<!-- -->', '');
  const fileOf = async (date: string) => {
    const { status, body } = await staff.get(`/konsol/bocker/${date}/sie`);
    expect(status).toBe(200);
    return String(body['text']);
  };

  test('wait for the reconciliation of the day', async () => {
    await itIs(`${NEXT_DAY}T09:30:00.000Z`);
    await expect(run('books', DAY)).rejects.toThrow('not yet reconciled');
    expect(await run('reconciliation', DAY)).toMatchObject({ ok: true });
    await until(async () => (await run('books', DAY).catch(() => null))?.ok === true);
    expect(await booked()).toMatchObject([{ date: DAY, settlements: [] }]);
  });

  test('say what the partners say: captures less refunds, to the öre', async () => {
    const [day] = await booked();
    expect(day?.reconciled?.ours).toBe(day?.reconciled?.reported);
    expect(day?.reconciled?.ours).toBeGreaterThan(0);
    expect(day?.sold.money.map(({ at }) => at)).toEqual(['adyen', 'finance']);
    expect(day?.sold.rates.map(({ rate }) => rate).length).toBeGreaterThan(1);
    expect(day?.refunded.rates).toMatchObject([{ goods: 9_900 }]);
  });

  test('are a file whose verifications balance and that names no goods and nobody', async () => {
    const text = await fileOf(DAY);
    const verifications = verificationsIn(Buffer.from(text, 'latin1'));
    expect(verifications).toHaveLength(2);
    for (const verification of verifications)
      expect([...verification.values()].reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const partners = verifications.flatMap((each) => [each.get('1580') ?? 0, each.get('1581') ?? 0]);
    const [day] = await booked();
    expect(partners.reduce((sum, amount) => sum + amount, 0)).toBe(day?.reconciled?.reported);
    expect(text).not.toMatch(/Astrid|Ekström|kräm|kultur|exempel|Hornsgatan/i);
    expect(await fileOf(DAY)).toBe(text);
  });

  test('have a day once: what is known later goes into the next day, with the settlement and its fees', async () => {
    const before = await fileOf(DAY);
    const late = await bought([CREAM]);
    await shop.tellWarehouse(late, 'dispatched');
    await until(hasCaptured(late, 1));
    expect(await run('books', DAY)).toMatchObject({ ok: true });
    await itIs('2026-05-06T09:30:00.000Z');
    await run('reconciliation', NEXT_DAY);
    await until(async () => (await run('books', NEXT_DAY).catch(() => null))?.ok === true);
    const [, day] = await booked();
    expect(day?.settlements).toMatchObject([
      { partner: 'adyen', number: 1 },
      { partner: 'finance', number: 1 },
    ]);
    for (const { booked: ours, reported, fees } of day?.settlements ?? []) {
      expect(ours).toBe(reported);
      expect(fees).toBeGreaterThan(0);
    }
    expect(day?.reconciled?.ours).toBe(day?.reconciled?.reported);
    expect(await fileOf(DAY)).toBe(before);
    expect((await commands.load(books, BOOKS)).settled).toEqual({ adyen: 1, finance: 1 });
  });

  test('are on a page for the staff who keep them, and each download is recorded', async () => {
    expect((await textOf('/konsol/bocker')).includes(`Hämta SIE-fil ${DAY}`)).toBe(true);
    expect((await textOf(`/konsol/bocker/${DAY}`)).includes('Dagens försäljning')).toBe(true);
    expect((await staff.get('/konsol/bocker/2020-01-01')).status).toBe(404);
    const looks = await shop.platform.store.readAll('0/0', { types: ['LookRecorded'], limit: 500 });
    const downloads = looks.events.filter(({ data }) => JSON.stringify(data).includes('"call":"file"'));
    expect(downloads.length).toBeGreaterThanOrEqual(4);
    const support = await staffAt(shop, 'kundtjanst');
    expect((await support.get('/konsol/bocker')).status).toBe(403);
  });

  test('are booked by hand from the page, and a day that is not over is refused with words', async () => {
    const byHand = (dag: string) => staff.sendForm('/konsol/bocker', { dag });
    const notYet = String((await byHand('2026-05-06')).body['text']);
    expect(notYet.includes('Datumets körning är inte aktuell än.')).toBe(true);
    expect(String((await byHand('i går')).body['text']).includes('Ange en dag som ÅÅÅÅ-MM-DD.')).toBe(true);
  });
});
