import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualTime } from '../simulation/timers.js';
import { listenForWebhooks, type WebhookListener } from '../simulation/webhook-listener.js';
import { WarehouseClient } from '../../services/partners/warehouse/client.js';
import type { ShipmentOrder, WarehouseNotification } from '../../services/partners/warehouse/gateway.js';
import { readWarehouseWebhook } from '../../services/partners/warehouse/webhook.js';
import { startWarehouseSimulator, type WarehouseSimulator } from './start.js';

const hmacKey = 'EF'.repeat(32);
const orderId = '3f0f7f7e-0c3d-4f7a-9b61-1f2e3d4c5b6a';
const shipment: ShipmentOrder = {
  orderId,
  orderNumber: '100001',
  deliveryOption: 'postal-agent',
  parcels: [{ kind: 'ambient', weightGrams: 450 }],
  recipient: {
    name: 'Test Person',
    careOf: null,
    street: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
    phoneNumber: '+46700000000',
  },
};
const chilled: ShipmentOrder = { ...shipment, parcels: [...shipment.parcels, { kind: 'chilled', weightGrams: 120 }] };

const folder = mkdtempSync(join(tmpdir(), 'warehouse-'));
const journalPath = join(folder, 'warehouse.ndjson');
let time: ManualTime;
let shop: WebhookListener;
let simulator: WarehouseSimulator;
let warehouse: WarehouseClient;

async function start(port?: number): Promise<void> {
  simulator = await startWarehouseSimulator({
    hmacKey,
    webhookUrl: shop.url,
    journalPath,
    dispatchAfterMs: 3_000,
    deliverAfterMs: 5_000,
    port,
    now: time.now,
    timers: time,
  });
}
beforeEach(async () => {
  time = new ManualTime('2026-11-21T09:00:00.000Z');
  shop = await listenForWebhooks();
  await start();
  warehouse = new WarehouseClient({ url: simulator.url, hmacKey });
});
afterEach(async () => {
  await warehouse.close();
  await simulator.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** What the warehouse told: all of it, or only notifications of these types. */
async function told(...types: readonly WarehouseNotification['type'][]): Promise<WarehouseNotification[]> {
  await simulator.idle();
  const all = shop.received.map((body) => {
    const reading = readWarehouseWebhook(body, hmacKey);
    if (!reading.ok) throw new Error(reading.rejection.type);
    return reading.notification;
  });
  return types.length === 0 ? all : all.filter(({ type }) => types.includes(type));
}
const control = async (body: object, id = orderId) =>
  (
    await fetch(`${simulator.url}/simulation/shipments/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

describe('the warehouse', () => {
  test('picks, packs and dispatches after some time, and delivers after some more', async () => {
    await warehouse.order(shipment);
    time.advance(2_000);
    const named = { orderId, orderNumber: '100001', parcel: 1, parcels: 1 };
    expect(await told()).toEqual([
      {
        ...named,
        ...{ type: 'picking', notificationId: '100001-1:picking', occurredAt: '2026-11-21T09:00:01.000Z' },
      },
      { ...named, ...{ type: 'packed', notificationId: '100001-1:packed', occurredAt: '2026-11-21T09:00:02.000Z' } },
    ]);
    time.advance(1_000);
    expect(await told('dispatched')).toEqual([
      {
        type: 'dispatched',
        notificationId: '100001-1:dispatched',
        orderId,
        orderNumber: '100001',
        parcel: 1,
        parcels: 1,
        trackingNumber: 'AL1000011SE',
        carrier: 'PostNord',
        occurredAt: '2026-11-21T09:00:03.000Z',
      },
    ]);
    time.advance(5_000);
    expect((await told('dispatched', 'delivered')).map((each) => each.type)).toEqual(['dispatched', 'delivered']);
  });

  test('chilled goods leave in a second parcel with their own carrier and tracking number', async () => {
    await warehouse.order(chilled);
    time.advance(3_000);
    const parcels = (await told('dispatched')).map((told) => ({
      ...('carrier' in told && { trackingNumber: told.trackingNumber, carrier: told.carrier }),
      of: told.parcels,
    }));
    expect(parcels).toHaveLength(2);
    expect(parcels).toEqual(
      expect.arrayContaining([
        { trackingNumber: 'AL1000011SE', carrier: 'PostNord', of: 2 },
        { trackingNumber: 'AL1000012SE', carrier: 'Best Transport', of: 2 },
      ]),
    );
  });

  test('an order sent twice is one shipment, another under its id is refused', async () => {
    await warehouse.order(shipment);
    await warehouse.order(shipment);
    await expect(warehouse.order(chilled)).rejects.toMatchObject({ outcome: 'refused', status: 409 });
    time.advance(3_000);
    expect(await told('dispatched')).toHaveLength(1);
  });

  test('cancels an order that has not left, and never sends it', async () => {
    await warehouse.order(shipment);
    expect(await warehouse.cancel(orderId)).toBe('cancelled');
    expect(await warehouse.cancel(orderId)).toBe('cancelled');
    time.advance(60_000);
    expect(await told()).toEqual([]);
  });

  test('cannot cancel an order that has left', async () => {
    await warehouse.order(shipment);
    time.advance(3_000);
    expect(await warehouse.cancel(orderId)).toBe('too-late');
    expect(await warehouse.cancel('00000000-0c3d-4f7a-9b61-1f2e3d4c5b6a')).toBe('unknown');
  });

  test('a test moves a parcel at once, and only to a possible next step', async () => {
    await warehouse.order(shipment);
    expect(await control({ to: 'delivered' })).toBe(409);
    expect(await control({ to: 'dispatched' })).toBe(204);
    expect(await control({ to: 'not-delivered', reason: 'refused by recipient' })).toBe(204);
    expect(await control({ to: 'delivered' })).toBe(409);
    expect(await control({ to: 'lost' })).toBe(422);
    time.advance(60_000);
    const notifications = await told();
    expect(notifications).toHaveLength(2);
    expect(notifications).toContainEqual(
      expect.objectContaining({ type: 'not-delivered', reason: 'refused by recipient' }),
    );
  });

  test('the label does not name the goods, and the simulator stores no person', async () => {
    const careless = {
      ...shipment,
      products: ['Alvedon 500 mg'],
      recipient: { ...shipment.recipient, personNumber: '19121212-1212' },
    };
    await warehouse.order(careless);
    const kept = readFileSync(journalPath, 'utf8');
    expect(kept).toContain('"content":"Varor"');
    for (const secret of ['Alvedon', '1212', 'Test Person', 'Storgatan', '+467']) expect(kept).not.toContain(secret);
  });

  test('a lost answer is an unknown outcome, and sending again does no harm', async () => {
    simulator.setFaults({ lostAnswers: 1 });
    await expect(warehouse.order(shipment)).rejects.toMatchObject({ outcome: 'unknown' });
    simulator.setFaults({});
    await warehouse.order(shipment);
    time.advance(3_000);
    expect(await told('dispatched')).toHaveLength(1);
  });

  test('a shipment waits over a restart, and a webhook that was not accepted is sent again', async () => {
    await warehouse.order(shipment);
    await simulator.close();
    time.advance(4_000);
    shop.answerWith(500);
    await start(Number(new URL(simulator.url).port));
    time.advance(0);
    expect(await told()).toHaveLength(1);
    time.advance(1_000);
    const notifications = await told('picking');
    expect(notifications).toHaveLength(2);
    expect(notifications[0]).toEqual(notifications[1]);
  });

  test('a call signed with another key is refused, and so is one without a body to sign', async () => {
    const stranger = new WarehouseClient({ url: simulator.url, hmacKey: 'AA'.repeat(32) });
    await expect(stranger.order(shipment)).rejects.toMatchObject({ outcome: 'refused', status: 401, code: 'unsigned' });
    await stranger.close();
    const bare = await fetch(`${simulator.url}/shipment-orders/${orderId}/cancel`, { method: 'POST' });
    expect(bare.status).toBe(401);
  });

  test('a faulty order names the field', async () => {
    const faulty = warehouse.order({ ...shipment, recipient: { ...shipment.recipient, postalCode: '1' } });
    await expect(faulty).rejects.toMatchObject({
      status: 422,
      message: "warehouse: Invalid field 'recipient.postalCode'",
    });
  });
});

describe("the warehouse's webhook", () => {
  test('a changed field breaks the signature', async () => {
    await warehouse.order(shipment);
    time.advance(3_000);
    await told();
    const body = shop.received[2] as { notification: object; signature: string };
    const forged = { ...body, notification: { ...body.notification, trackingNumber: '999-1' } };
    expect(readWarehouseWebhook(forged, hmacKey)).toEqual({ ok: false, rejection: { type: 'WrongSignature' } });
  });

  test('an unknown status is malformed', () => {
    expect(readWarehouseWebhook({ notification: { type: 'lost' }, signature: '' }, hmacKey)).toMatchObject({
      ok: false,
      rejection: { type: 'MalformedWebhook' },
    });
  });
});
