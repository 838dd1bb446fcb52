import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';

import { addMinutes } from '../../domain/kernel/index.js';
import { product } from '../../domain/product/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { MAIL_CONFIRMATION } from '../../services/shop/order/mail-reactions.js';
import { ORDER_AT_WAREHOUSE } from '../../services/shop/order/warehouse-reactions.js';
import { until } from '../shop/look.js';
import { OperationsPage } from '../shop/operations-desk.js';
import { astrid, purchase } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-11-21T10:00:00.000Z');
let shop: TestShop;
let page: OperationsPage;
let varuId: string;
beforeAll(async () => {
  shop = await startTestShop({ clock, webBuild: path.resolve('dist/web') });
  [varuId = ''] = await shop.varuIds();
  page = await OperationsPage.open(shop);
});
afterAll(() => shop.stop());

const sql = (text: string, values: readonly unknown[] = []) => shop.platform.pool.query(text, [...values]);
const later = (minutes: number): void => clock.set(addMinutes(clock.now(), minutes));

/** Buys a product. @returns the order's id */
async function bought(): Promise<string> {
  const { body } = await purchase(shop.visitor(), { varuId });
  return (body as unknown as { purchaseOrderId: string }).purchaseOrderId;
}

async function atWarehouse(orderId: string): Promise<boolean> {
  const { rowCount } = await sql('SELECT FROM reaction_receipt WHERE stream_id = $1 AND reaction = $2', [
    `order-${orderId}`,
    ORDER_AT_WAREHOUSE,
  ]);
  return rowCount === 1;
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const { rows } = await sql('SELECT internal_status FROM view_order_tracking WHERE order_id = $1', [orderId]);
  return rows[0]?.internal_status as string | undefined;
}

const lettersTo = (orderNumber: string) =>
  (shop.partners.simulated.mail?.list() ?? []).filter(
    ({ to, text }) => to.includes(astrid.email) && text.includes(orderNumber),
  );

describe('an order that makes no progress', () => {
  let orderId: string;
  let orderNumber: string;
  /**
   * Makes two reactions skip an event, because the database says that they have handled it. A crash just after this
   * note has the same effect.
   */
  beforeAll(async () => {
    await sql(`CREATE FUNCTION pass_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO reaction_receipt (reaction, event_id, stream_id, done_at) SELECT name, NEW.event_id, NEW.stream_id, now()
        FROM unnest(ARRAY['${ORDER_AT_WAREHOUSE}', '${MAIL_CONFIRMATION}']) AS name;
      RETURN NEW; END $$`);
    await sql(`CREATE TRIGGER pass_over BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.type = 'OrderConfirmed')
      EXECUTE FUNCTION pass_over()`);
    orderId = await bought();
    await until(async () => (await statusOf(orderId)) === 'confirmed');
    for (const name of [ORDER_AT_WAREHOUSE, MAIL_CONFIRMATION])
      await until(async () => (await page.row(new RegExp(`^${name}$`)))[0]?.endsWith('i kapp') ?? false);
    const { rows } = await sql('SELECT order_number FROM view_order_tracking WHERE order_id = $1', [orderId]);
    orderNumber = rows[0]?.order_number as string;
    await sql('DROP TRIGGER pass_over ON event');
    await sql('DELETE FROM reaction_receipt WHERE stream_id = $1', [`order-${orderId}`]);
  });

  test('is listed a quarter of an hour later, with what it lacks and since when', async () => {
    expect(await page.card('stuck-heading')).toContain('Inga.');
    later(16);
    const card = await page.card('stuck-heading');
    expect(card).toContain(`Order ${orderNumber} saknar uppdraget till lagret sedan 2026-11-21 11:00 Gör om`);
    expect(card).toContain(`Order ${orderNumber} saknar orderbekräftelsen med e-post sedan 2026-11-21 11:00`);
    expect(lettersTo(orderNumber)).toEqual([]);
    expect(await atWarehouse(orderId)).toBe(false);
  });

  test('is shipped and mailed after its buttons have been pressed, and is then not listed', async () => {
    for (const step of ['warehouse', 'confirmation-mail'])
      expect(await page.press('Gör om', orderId, step)).toContain('Steget görs om.');
    await until(async () => (await page.card('stuck-heading')).includes('Inga.'));
    expect(lettersTo(orderNumber)).toHaveLength(1);
    await shop.tellWarehouse(orderId, 'dispatched');
    await until(async () => lettersTo(orderNumber).length === 2);
    await until(async () => (await statusOf(orderId)) === 'dispatched');
  });
});

test('goods that a payment holds are named with their numbers, and nothing leads to the order', async () => {
  expect(await page.card('held-heading')).toContain('Inga.');
  const { body } = await purchase(shop.visitor(), { varuId, paymentMethod: 'swish' });
  const { orderId: orderNumber, purchaseOrderId } = body as unknown as { orderId: string; purchaseOrderId: string };
  const held = new RegExp(
    `${varuId} .+: \\d+ i webblagret, 1 hålls av en betalning, \\d+ kan köpas som längst till 2026`,
  );
  await until(async () => held.test(await page.card('held-heading')));
  const { holds } = await shop.platform.commands.load(product, varuId);
  const [movementId = ''] = holds.keys();
  const text = await page.text();
  for (const secret of [orderNumber, purchaseOrderId, movementId]) expect(text).not.toContain(secret);
});

describe('while a process keeps a transaction open', () => {
  let forgotten: pg.Client;
  beforeAll(async () => {
    forgotten = new pg.Client({ connectionString: shop.platform.databaseUrl, application_name: 'forgotten shell' });
    await forgotten.connect();
  });
  afterAll(() => forgotten.end());

  test('views and reactions are shown with a growing delay, and the process is named until it has gone', async () => {
    const { rows } = await forgotten.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await forgotten.query('BEGIN; SELECT pg_current_xact_id()');
    const orderId = await bought();
    later(2);
    const waiting = `Vyer och följder väntar på process ${rows[0]?.pid}, forgotten shell , i databasen`;
    await until(async () => (await page.text()).includes(waiting));
    expect(await page.text()).toMatch(/\(idle in transaction, sedan \d{4}-\d\d-\d\d \d\d:\d\d\)/);
    expect((await page.row(/^Ordrar/))[0]).toMatch(/ \d+ händelser, 120\.0 s$/);
    expect((await page.row(new RegExp(`^${ORDER_AT_WAREHOUSE}$`)))[0]).toMatch(/ 1 händelse, 120\.0 s$/);
    later(1);
    expect((await page.row(new RegExp(`^${ORDER_AT_WAREHOUSE}$`)))[0]).toMatch(/ 1 händelse, 180\.0 s$/);
    expect(await atWarehouse(orderId)).toBe(false);

    await forgotten.query('COMMIT');
    await until(() => atWarehouse(orderId));
    await until(async () => !(await page.text()).includes('Vyer och följder väntar'));
    for (const row of [/^Ordrar/, new RegExp(`^${ORDER_AT_WAREHOUSE}$`)])
      await until(async () => (await page.row(row))[0]?.endsWith('i kapp') ?? false);
  });
});

describe('an event that cannot be read', () => {
  let orderId: string;
  let stream: string;
  beforeAll(async () => {
    await sql(`CREATE FUNCTION damage() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.data = to_jsonb('skadad'::text); RETURN NEW; END $$`);
    await sql(`CREATE TRIGGER damage BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.type = 'OrderConfirmed')
      EXECUTE FUNCTION damage()`);
    // Either a reaction or the partner's notification confirms the order. The confirmation is then unreadable, and
    // later events wait behind it.
    await bought();
    stream = await damaged();
    orderId = stream.slice('order-'.length);
    await until(async () => (await page.card('parked-heading')).includes(orderId));
    await until(async () => (await page.card('reactions-heading')).includes(orderId));
    await sql('DROP TRIGGER damage ON event');
  });

  async function damaged(): Promise<string> {
    const ofDamaged = `SELECT stream_id FROM event WHERE data::text = '"skadad"'`;
    await until(async () => (await sql(ofDamaged)).rowCount === 1);
    return (await sql(ofDamaged)).rows[0]?.stream_id as string;
  }

  test('is parked with its stream, for views and for reactions, with the fault and since when', async () => {
    const parked = await page.card('parked-heading');
    expect(parked).toMatch(new RegExp(`Ordrar ${stream} @1 Order bekräftad`));
    expect(parked).toContain('its data is no object');
    const reactions = await page.card('reactions-heading');
    expect(reactions).toContain(`${ORDER_AT_WAREHOUSE} ${stream} @1`);
    expect(reactions).toMatch(/1 försök, sedan 2026-11-21 11:\d\d/);
    expect(await page.press('Provkör', 'value="order-tracking"', stream)).toContain('Stoppas vid OrderConfirmed');
  });

  test('is handled when it can be read again: the view has it, and the parcel is ordered', async () => {
    await sql(
      `UPDATE event SET data = jsonb_build_object('paymentId', o.payment_id, 'confirmedAt', $2::text)
       FROM view_order_tracking o WHERE event.stream_id = $1 AND event.type = 'OrderConfirmed' AND o.order_id = $3`,
      [stream, clock.now(), orderId],
    );
    const tried = await page.press('Provkör', 'value="order-tracking"', stream);
    expect(tried).toContain('Alla undanlagda händelser går igenom. Inget är skrivet.');
    expect(await page.card('parked-heading')).toContain(`Ordrar ${stream}`);
    const taken = await page.press('Återuppta', 'value="order-tracking"', stream);
    expect(taken).toContain('Strömmens händelser är nu med i vyn.');
    expect(await page.card('parked-heading')).not.toContain(`Ordrar ${stream}`);
    const { rows } = await sql('SELECT internal_status FROM view_order_tracking WHERE order_id = $1', [orderId]);
    expect(rows).toEqual([{ internal_status: 'confirmed' }]);

    expect(await page.press('Försök nu', `value="${ORDER_AT_WAREHOUSE}"`, stream)).toContain('försöker igen nu.');
    await until(() => atWarehouse(orderId));
    expect(await page.card('reactions-heading')).not.toContain(`${ORDER_AT_WAREHOUSE} ${stream}`);
  });
});
