import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { order } from '../../domain/order/index.js';
import { capturedSum, moneyHeld, payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { PartnerHealth } from '../../services/partners/health/partner-health.js';
import type { ShortPieces } from '../../services/partners/warehouse/gateway.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import type { Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const ASTRID = '198507099805';
const CREAM = '999111';
const CULTURE = '999112';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;500;;StoredCold;yes`;
const FREIGHT = 9900;
const [CREAMS, CULTURES] = [29_700, 14_900];
const METHODS = ['scheme', 'klarna', 'Invoice14Days', 'swish', 'trustly'] as const;
const AT_ONCE: readonly string[] = ['swish', 'trustly'];

/** What the warehouse lacks of an order in two parcels, and what the customer then pays. */
const SHORTS = {
  'one piece': {
    short: [[1, [{ line: '1', quantity: 1, cause: 'lacking' }], true]],
    keeps: 19_800 + CULTURES + FREIGHT,
  },
  'a whole parcel': { short: [[2, [{ line: '2', quantity: 1, cause: 'broken' }], false]], keeps: CREAMS + FREIGHT },
  everything: {
    short: [
      [2, [{ line: '2', quantity: 1, cause: 'lacking' }], false],
      [1, [{ line: '1', quantity: 3, cause: 'lacking' }], false],
    ],
    keeps: 0,
  },
} as const satisfies Record<
  string,
  { short: readonly (readonly [number, readonly ShortPieces[], boolean])[]; keeps: number }
>;

describe('a parcel of which the warehouse lacks goods', () => {
  let shop: TestShop;
  let directory: string;
  let member: Shopper;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-short-'));
    shop = await startTestShop({ products: 60, webBuild: path.resolve('dist/web') });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    await importFile(shop.platform, file);
    await until(async () => (await shop.visitor().get(`/api/productpage/${CULTURE}`)).status === 200);
    member = shop.visitor();
    await member.logIn(ASTRID);
    await member.post('/api/apoplus/registermember', { email: astrid.email, mobileNumber: astrid.phoneNumber });
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => shop.partners.simulated.warehouse?.setFaults({}));

  const state = (orderId: string) => shop.app.get(CommandHandling).load(order, orderId);
  const money = async (orderId: string) =>
    shop.app.get(CommandHandling).load(payment, (await state(orderId)).order?.paymentId ?? randomUUID());
  const mails = (subject: string) =>
    (shop.partners.simulated.mail?.list() ?? []).filter((each) => each.subject.includes(subject));

  async function bought(paymentMethod: string, visitor: Shopper): Promise<string> {
    await visitor.post('/cart/add-quantity', { id: CREAM, quantity: 3 });
    await visitor.post('/cart/add-quantity', { id: CULTURE, quantity: 1 });
    await visitor.put('/customer-details', astrid);
    await visitor.put('/shipments/sync-cart', {});
    await visitor.put('/shipments/sync-user-choice', { optionId: 'agent' });
    const { body } = await pay(visitor, { paymentMethod });
    const { purchaseOrderId, adyenPaymentReply } = body as unknown as {
      purchaseOrderId: string;
      adyenPaymentReply: { action?: { url: string } | null };
    };
    if (adyenPaymentReply.action)
      await fetch(new URL(adyenPaymentReply.action.url, shop.url), {
        method: 'POST',
        body: new URLSearchParams({ decision: 'approve' }),
      });
    await until(async () => (await state(purchaseOrderId)).phase === 'confirmed');
    return purchaseOrderId;
  }

  const pageOf = async (visitor: Shopper, address: string): Promise<string> =>
    String((await visitor.send('GET', address, undefined, {}, 'manual')).body['text']).replaceAll('<!-- -->', '');

  /** How much the partners still hold of the customers' money without having captured it. */
  function reservedAtPartner(): number {
    const { adyen, finance } = shop.partners.simulated;
    const cards = (adyen?.payments() ?? []).filter(({ status }) => status === 'authorised');
    const credits = (finance?.credits() ?? []).filter(({ status }) => status === 'approved');
    return (
      cards.reduce((sum, { value, captured }) => sum + value - captured, 0) +
      credits.reduce((sum, { amount, activated }) => sum + amount - activated, 0)
    );
  }

  async function lacks(orderId: string, parcel: number, lines: readonly object[], left = true): Promise<void> {
    await until(async () => {
      const { ok } = await fetch(`${shop.partners.config.WAREHOUSE_URL}/simulation/shipments/${orderId}/short`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ parcel, lines, left }),
      });
      return ok;
    });
  }

  /** Buys with each method what the warehouse lacks in each way. A log-in is needed for credit. */
  async function boughtAll() {
    const wanted = METHODS.flatMap((method) =>
      Object.values(SHORTS).map((what) => ({
        method,
        ...what,
        isMembers: method === 'klarna' || method === 'Invoice14Days',
      })),
    );
    const all: { orderId: string; method: string; short: (typeof wanted)[number]['short']; keeps: number }[] = [];
    for (const { isMembers, ...each } of wanted)
      all.push({ ...each, orderId: await bought(each.method, isMembers ? member : shop.visitor()) });
    return all;
  }

  test('pays for what is sent, by every method, with fifteen orders at once and every webhook sent twice', async () => {
    const before = await shop.memberPoints(ASTRID);
    const orders = await boughtAll();
    shop.partners.simulated.warehouse?.setFaults({ duplicateWebhooks: 1 });
    await Promise.all(
      orders.map(async ({ orderId, short }) => {
        for (const [parcel, lines, left] of short) await lacks(orderId, parcel, lines, left);
      }),
    );
    for (const { orderId, short } of orders)
      await until(async () => (await state(orderId)).unsent.shorts.length === short.length);
    const sent = orders.flatMap(({ orderId, short }) =>
      [1, 2]
        .filter((parcel) => !short.some(([of, , left]) => of === parcel && !left))
        .map((parcel) => ({ orderId, parcel })),
    );
    await Promise.all(sent.map(({ orderId, parcel }) => shop.tellWarehouse(orderId, 'dispatched', parcel)));
    for (const { orderId, method, keeps, short } of orders) {
      await until(async () => moneyHeld(await money(orderId)) === keeps);
      const { started, captures, reductions, restRelease, refunds, reversals, unpaid, differences } =
        await money(orderId);
      expect([unpaid, differences]).toEqual([[], []]);
      expect(new Set(captures.map(({ captureId }) => captureId)).size).toBe(captures.length);
      if (AT_ONCE.includes(method)) {
        expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe((started?.amount ?? 0) - keeps);
        expect(reductions).toEqual([]);
      } else {
        expect(capturedSum(await money(orderId))).toBe(keeps);
        expect(refunds).toEqual([]);
        expect(reductions).toHaveLength(short.length);
        expect([restRelease !== null, reversals.length]).toEqual(keeps > 0 ? [true, 0] : [false, 1]);
      }
      const { phase, order: placed } = await state(orderId);
      expect(phase).toBe(keeps > 0 ? 'dispatched' : 'cancelled');
      const number = placed?.orderNumber ?? '';
      const subjects =
        keeps > 0 ? [`saknas i order ${number}`] : [`saknas i order ${number}`, `${number} kan inte skickas`];
      for (const subject of subjects) {
        await until(() => Promise.resolve(mails(subject).length > 0));
        expect(mails(subject)).toHaveLength(1);
      }
    }
    // Klarna and the invoice are the member's: one piece lacking, a parcel lacking, and nothing left of the third.
    const earned = 2 * (Math.floor((19_800 + CULTURES) / 100) + Math.floor(CREAMS / 100));
    await until(async () => (await shop.memberPoints(ASTRID)) - before === earned);
    // The partner holds no more than what was sent. What is left of each reservation is released.
    await until(() => Promise.resolve(reservedAtPartner() === 0));
    expect(shop.partners.simulated.finance?.credits().map(({ status, activated }) => [status, activated])).toEqual([
      ['approved', 19_800 + CULTURES + FREIGHT],
      ['approved', CREAMS + FREIGHT],
      ['cancelled', 0],
    ]);
  });

  test('is told on the order, and after the dispatch its money is refunded', async () => {
    const visitor = shop.visitor();
    const orderId = await bought('scheme', visitor);
    await shop.tellWarehouse(orderId, 'dispatched');
    await until(async () => capturedSum(await money(orderId)) === CREAMS + CULTURES + FREIGHT);
    await lacks(orderId, 1, [{ line: '1', quantity: 2, cause: 'broken' }]);
    await until(async () => moneyHeld(await money(orderId)) === 9900 + CULTURES + FREIGHT);
    const { order: placed } = await state(orderId);
    const page = (address: string) => pageOf(visitor, address);
    expect(await page(`/shop/confirmation?Id=${orderId}&sys=cos`)).toContain('2 st Vardagskräm, 198');
    await until(async () =>
      (await page(`/tracking/${placed?.parcels[0]?.trackingKey}`)).includes('2 varor fanns inte'),
    );
    const letters = () => mails(`saknas i order ${placed?.orderNumber}`);
    await until(async () => letters().length > 0);
    const letter = shop.partners.simulated.mail?.read(letters()[0]?.id ?? '');
    expect(letter?.text).toContain('2 st Vardagskräm');
  });

  test.each([
    ['swish', 'samma väg som du betalade', 'dras av från fakturan'],
    ['Invoice14Days', 'dras av från fakturan', 'samma väg som du betalade'],
  ])('of an order by %s is told on order and parcel by the way its money goes: %s', async (method, says, saysNot) => {
    const orderId = await bought(method, member);
    await lacks(orderId, 1, [{ line: '1', quantity: 1, cause: 'lacking' }]);
    await until(async () => (await state(orderId)).unsent.shorts.length === 1);
    const trackingKey = (await state(orderId)).order?.parcels[0]?.trackingKey;
    for (const address of [`/shop/confirmation?Id=${orderId}&sys=cos`, `/tracking/${trackingKey}`]) {
      await until(async () => (await pageOf(member, address)).includes(says));
      expect(await pageOf(member, address)).not.toContain(saysNot);
    }
    const confirm = await pageOf(member, `/shop/angra/${orderId}?steg=bekrafta&hela=ja`);
    expect(confirm).toContain(method === 'swish' ? 'Pengar tillbaka' : 'Dras av från fakturan');
  });

  test.each([
    ['a parcel that the order does not have', 3, '1', 'ParcelUnknown'],
    ['a line that the parcel does not have', 2, '1', 'LineUnknown'],
    ['a line that nobody bought', 1, '9', 'LineUnknown'],
  ])('%s: the report is refused, counted, and changes nothing', async (_what, parcel, line, code) => {
    const orderId = await bought('scheme', shop.visitor());
    const before = await state(orderId);
    await lacks(orderId, parcel, [{ line, quantity: 1, cause: 'lacking' }]);
    const health = shop.app.get(PartnerHealth, { strict: false });
    await until(async () => (await health.calls()).some((call) => call.code === `short: ${code}`));
    expect(await state(orderId)).toEqual(before);
  });
});
