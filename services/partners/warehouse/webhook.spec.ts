import { expect, test } from 'vitest';

import type { WarehouseNotification } from './gateway.js';
import { readWarehouseWebhook, warehouseEnvelope } from './webhook.js';

const KEY = 'ab'.repeat(32);
const said: Extract<WarehouseNotification, { type: 'not-delivered' }> = {
  ...{ type: 'not-delivered', notificationId: 'n-1', orderId: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10' },
  ...{ orderNumber: '100001', parcel: 1, parcels: 1, occurredAt: '2026-05-04T10:00:00.000Z' },
  ...{ trackingNumber: 'SE-1', carrier: 'PostNord', reason: 'Ingen hemma' },
};
const read = (change: object) => readWarehouseWebhook(warehouseEnvelope({ ...said, ...change }, KEY), KEY);

test('a signed word of a carrier is read, also the longest', () => {
  expect(read({}).ok).toBe(true);
  expect(read({ trackingNumber: 'a'.repeat(100), carrier: 'å'.repeat(100), reason: 'x'.repeat(500) }).ok).toBe(true);
});

test.each([
  ['notificationId', 'a'.repeat(201)],
  ['orderId', 'no-id'],
  ['orderNumber', '1'.repeat(21)],
  ['parcel', 0],
  ['parcel', 1.5],
  ['parcels', 1_001],
  ['occurredAt', 'i går'],
  ['trackingNumber', ''],
  ['trackingNumber', 'a'.repeat(101)],
  ['trackingNumber', 'SE\u0000-1'],
  ['carrier', 'Post\nNord'],
  ['reason', 'x'.repeat(501)],
  ['reason', null],
])('of a signed word a wrong %s is refused by its name', (field, value) => {
  expect(read({ [field]: value })).toEqual({
    ok: false,
    rejection: { type: 'MalformedWebhook', field: `notification.${field}` },
  });
});

test('a word that was changed after its signature is refused', () => {
  const { signature } = warehouseEnvelope(said, KEY) as { readonly signature: string };
  const changed = { notification: { ...said, trackingNumber: 'SE-2' }, signature };
  expect(readWarehouseWebhook(changed, KEY)).toEqual({ ok: false, rejection: { type: 'WrongSignature' } });
});
