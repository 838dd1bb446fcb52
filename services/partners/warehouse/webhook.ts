import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WarehouseNotification } from './gateway.js';
import { warehouseWebhook } from './protocol.js';

export type WarehouseReading =
  | { readonly ok: true; readonly notification: WarehouseNotification }
  | {
      readonly ok: false;
      readonly rejection:
        { readonly type: 'MalformedWebhook'; readonly field: string } | { readonly type: 'WrongSignature' };
    };

/**
 * Reads a webhook. Answer 401 to WrongSignature and 400 to MalformedWebhook. Otherwise store the notification and
 * answer 204.
 */
export function readWarehouseWebhook(body: unknown, hmacKey: string): WarehouseReading {
  const parsed = warehouseWebhook.safeParse(body);
  if (!parsed.success)
    return { ok: false, rejection: { type: 'MalformedWebhook', field: parsed.error.issues[0]?.path.join('.') ?? '' } };
  const { notification, signature } = parsed.data;
  const expected = Buffer.from(signNotification(notification, hmacKey));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return { ok: false, rejection: { type: 'WrongSignature' } };
  return { ok: true, notification };
}

/** Signs the fields in a fixed order, so that the raw body is not needed. `hmacKey` is in hex. */
export function signNotification(notification: WarehouseNotification, hmacKey: string): string {
  const fields = [
    notification.notificationId,
    notification.type,
    notification.orderId,
    notification.orderNumber,
    notification.parcel,
    notification.parcels,
    ...own(notification),
  ];
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(JSON.stringify(fields), 'utf8').digest('base64');
}

/** The fields that not every type has. Each piece is a list, so that a name of a field cannot stand for another. */
function own(notification: WarehouseNotification): readonly unknown[] {
  if (notification.type === 'short') {
    const lines = notification.lines.map(({ line, quantity, cause }) => [line, quantity, cause]);
    return [notification.occurredAt, lines];
  }
  if (notification.type === 'picking' || notification.type === 'packed') return [notification.occurredAt];
  const { trackingNumber, carrier, occurredAt } = notification;
  return [trackingNumber, carrier, occurredAt, notification.type === 'not-delivered' ? notification.reason : null];
}

export function warehouseEnvelope(notification: WarehouseNotification, hmacKey: string): object {
  return { notification, signature: signNotification(notification, hmacKey) };
}
