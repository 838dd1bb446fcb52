import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { order, owedTotal, type OrderCommand } from '../../domain/order/index.js';
import { moneyHeld, payment } from '../../domain/payment/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { newContext } from '../../services/foundation/command-handling/command-context.js';
import { Processes } from '../../services/foundation/reactions/processes.js';
import { importFile } from '../../services/shop/catalogue/import/import-file.js';
import { until } from '../shop/look.js';
import { astrid, pay } from '../shop/purchase.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const CREAM = '999111';
const CULTURE = '999112';
const GOODS = `varuId;name;brand;type;vatClass;price;category;packageText;webStock;pharmacyStock;flags;isMonitorable
${CREAM};Vardagskräm;Älvdal;Ha;goods;99;hudvard/kropp;100 ml;500;;;yes
${CULTURE};Levande kultur;Älvdal;Ha;food;149;kosttillskott/probiotika;7 ml;500;;StoredCold;yes`;
const [CREAMS, CULTURES, FREIGHT] = [29_700, 14_900, 9900];
const STAFF = { kind: 'staff', id: randomUUID() } as const;

type Happens = 'picking' | 'packed' | 'staff' | 'staff-all' | 'customer' | 'customer-all' | 'short';

/** What happens to an order at once, in this order of being sent. The warehouse, the shop and the network decide. */
const RACES: readonly (readonly (readonly [Happens, number])[])[] = [
  [['staff', 2]],
  [
    ['packed', 2],
    ['staff', 2],
  ],
  [
    ['staff-all', 0],
    ['packed', 1],
  ],
  [
    ['picking', 1],
    ['customer', 2],
    ['packed', 2],
  ],
  [
    ['customer-all', 0],
    ['packed', 1],
    ['picking', 2],
  ],
  [['customer-all', 0]],
  [
    ['short', 1],
    ['staff', 1],
  ],
  [
    ['customer', 2],
    ['staff', 2],
    ['short', 1],
  ],
];
const METHODS = ['scheme', 'swish'] as const;

describe('parcels that are stopped while the warehouse packs (CHK-17, LAW-04)', () => {
  let shop: TestShop;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'algort-stopped-'));
    shop = await startTestShop({ products: 60 });
    const file = path.join(directory, 'goods.csv');
    await writeFile(file, GOODS);
    await importFile(shop.platform, file);
    await until(async () => (await shop.visitor().get(`/api/productpage/${CULTURE}`)).status === 200);
    shop.partners.simulated.warehouse?.setFaults({ duplicateWebhooks: 1 });
  });
  afterAll(async () => {
    await shop.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const state = (orderId: string) => shop.app.get(CommandHandling).load(order, orderId);
  const money = async (orderId: string) =>
    shop.app.get(CommandHandling).load(payment, (await state(orderId)).order?.paymentId ?? randomUUID());
  const mails = (subject: string) =>
    (shop.partners.simulated.mail?.list() ?? []).filter((each) => each.subject.includes(subject));
  const webStock = async (varuId: string) => {
    const { rows } = await shop.platform.pool.query<{ web_stock: number }>(
      'SELECT web_stock FROM view_product WHERE varu_id = $1',
      [varuId],
    );
    return rows[0]?.web_stock ?? 0;
  };

  async function bought(paymentMethod: (typeof METHODS)[number]): Promise<string> {
    const visitor = shop.visitor();
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

  async function send(orderId: string, command: OrderCommand): Promise<boolean> {
    const outcome = await shop.app.get(CommandHandling).handle(order, orderId, command, newContext(STAFF));
    if (outcome.ok) await shop.app.get(Processes, { strict: false }).follow(outcome.events);
    return outcome.ok;
  }

  function control(orderId: string, address: string, body: object): Promise<Response> {
    return fetch(`${shop.partners.config.WAREHOUSE_URL}/simulation/shipments/${orderId}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async function happens(orderId: string, what: Happens, parcel: number): Promise<unknown> {
    const { order: placed, parcels } = await state(orderId);
    const of = parcel === 0 ? parcels : parcels.slice(parcel - 1, parcel);
    const lines = of
      .flatMap(({ lineIds }) => lineIds)
      .map((lineId) => ({ lineId, quantity: placed?.lines.find((line) => line.lineId === lineId)?.quantity ?? 0 }));
    const at = shop.platform.clock.now();
    switch (what) {
      case 'picking':
      case 'packed':
        return control(orderId, '', { to: what, parcel });
      case 'short':
        return control(orderId, '/short', { parcel, lines: [{ line: '1', quantity: 1, cause: 'lacking' }] });
      case 'staff':
      case 'staff-all': {
        const parcelIds = of.map(({ parcelId }) => parcelId);
        return send(orderId, { type: 'Cancel', by: 'staff', reason: 'Kunden ringde', parcelIds, cancelledAt: at });
      }
      case 'customer':
      case 'customer-all':
        return send(orderId, { type: 'NotifyWithdrawal', withdrawalId: randomUUID(), lines, notifiedAt: at });
    }
  }

  /** How much the partner still holds of the customers' money without having captured it. */
  function reservedAtPartner(): number {
    const cards = (shop.partners.simulated.adyen?.payments() ?? []).filter(({ status }) => status === 'authorised');
    return cards.reduce((sum, { value, captured }) => sum + value - captured, 0);
  }

  /** What a customer of this order pays in the end: the goods of its parcels that leave, and the freight with them. */
  async function due(orderId: string): Promise<number> {
    const { parcels, unsent } = await state(orderId);
    const left = parcels.map(({ phase }) => phase !== 'cancelled');
    if (!left.includes(true)) return 0;
    const lacked = unsent.shorts.reduce((sum, { refund }) => sum + refund, 0);
    return (left[0] ? CREAMS - lacked : 0) + (left[1] ? CULTURES : 0) + FREIGHT;
  }

  test('are never sent, and all others are; each pays exactly for what leaves, and is told once', async () => {
    const before = { cream: await webStock(CREAM), culture: await webStock(CULTURE) };
    const orders: { orderId: string; race: (typeof RACES)[number] }[] = [];
    for (const method of METHODS) for (const race of RACES) orders.push({ orderId: await bought(method), race });
    // The warehouse knows an order when it can say that no parcel of it came back.
    for (const { orderId } of orders)
      await until(async () => (await control(orderId, '', { to: 'came-back' })).status === 409);
    await Promise.all(
      orders.flatMap(({ orderId, race }) => race.map(([what, parcel]) => happens(orderId, what, parcel))),
    );
    for (const { orderId } of orders) await until(async () => (await state(orderId)).cancellations.length === 0);
    for (const { orderId } of orders.filter(({ race }) => race.some(([what]) => what === 'short')))
      await until(async () => {
        const { unsent, parcels } = await state(orderId);
        return unsent.shorts.length === 1 || parcels[0]?.phase === 'cancelled';
      });

    for (const { orderId } of orders) {
      const { parcels } = await state(orderId);
      for (const [index, { phase }] of parcels.entries()) {
        const moved = await control(orderId, '', { to: 'dispatched', parcel: index + 1 });
        // What the shop has as stopped, the warehouse never sends; what it has not, the warehouse does.
        expect([orderId, index + 1, moved.status]).toEqual([orderId, index + 1, phase === 'cancelled' ? 409 : 204]);
      }
    }
    const ends = new Set<string>();
    let [creams, cultures] = [0, 0];
    for (const { orderId } of orders) {
      await until(async () =>
        (await state(orderId)).parcels.every(({ phase }) => phase === 'cancelled' || phase === 'dispatched'),
      );
      await until(async () => moneyHeld(await money(orderId)) === (await due(orderId)));
      const now = await state(orderId);
      const { started, captures, refunds, unpaid, differences } = await money(orderId);
      expect([unpaid, differences]).toEqual([[], []]);
      expect(owedTotal(now)).toBe(await due(orderId));
      if (started?.capture === 'later') expect(refunds).toEqual([]);
      expect(new Set(captures.map(({ captureId }) => captureId)).size).toBe(captures.length);
      const number = now.order?.orderNumber ?? '';
      for (const { parcelId } of now.unsent.stops) {
        await until(() => Promise.resolve(mails(`Paket ${parcelId} är stoppat`).length > 0));
        expect(mails(`Paket ${parcelId} är stoppat`)).toHaveLength(1);
      }
      if (now.phase === 'cancelled')
        await until(() => Promise.resolve(mails(number).some(({ subject }) => /är avbruten|stoppat/.test(subject))));
      expect(now.withdrawals.filter(({ status }) => status === 'stopping')).toEqual([]);
      const lacked = now.unsent.shorts.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0);
      for (const { phase } of now.parcels) ends.add(phase);
      creams += now.parcels[0]?.phase === 'cancelled' ? lacked : 3;
      cultures += now.parcels[1]?.phase === 'cancelled' ? 0 : 1;
    }
    expect([...ends].toSorted()).toEqual(['cancelled', 'dispatched']);
    await until(async () => (await webStock(CREAM)) === before.cream - creams);
    await until(async () => (await webStock(CULTURE)) === before.culture - cultures);
    await until(() => Promise.resolve(reservedAtPartner() === 0));
  });
});
