import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

import { INSPECTION_OUTCOMES } from '../../../domain/order/index.js';

/** The body of POST /return-orders. Lines have numbers and no names, so that the warehouse learns nothing of the goods. */
export const returnOrder = z.strictObject({
  returnId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string().regex(/^\d{1,20}$/),
  returnNumber: z.string().regex(/^\d{1,20}-R\d{1,4}$/),
  lines: z
    .array(z.strictObject({ line: z.string().min(1).max(10), quantity: z.number().int().min(1).max(999) }))
    .min(1)
    .max(200),
});
export type ReturnOrder = z.infer<typeof returnOrder>;

export const returnOrderAnswer = z.object({
  carrier: z.string().min(1).max(100),
  labelNumber: z.string().min(1).max(60),
});
export type ReturnLabel = z.infer<typeof returnOrderAnswer>;

const common = {
  notificationId: z.string().min(1).max(200),
  orderId: z.uuid(),
  returnNumber: z.string().min(1).max(40),
  occurredAt: z.iso.datetime(),
};
const inspectedLine = z.object({
  line: z.string().min(1).max(10),
  quantity: z.number().int().min(1).max(999),
  outcome: z.enum(INSPECTION_OUTCOMES),
});

export const returnNotification = z.discriminatedUnion('type', [
  z.object({ type: z.literal('return-received'), ...common }),
  z.object({ type: z.literal('return-inspected'), lines: z.array(inspectedLine).max(200), ...common }),
]);
export type ReturnNotification = z.infer<typeof returnNotification>;
export const returnWebhook = z.object({ notification: returnNotification, signature: z.string() });

type Reading =
  | { readonly ok: true; readonly notification: ReturnNotification }
  | { readonly ok: false; readonly rejection: { readonly type: string; readonly field?: string } };

/** Reads a webhook about a return. Answer 401 to WrongSignature and 400 to MalformedWebhook. */
export function readReturnWebhook(body: unknown, hmacKey: string): Reading {
  const parsed = returnWebhook.safeParse(body);
  if (!parsed.success)
    return { ok: false, rejection: { type: 'MalformedWebhook', field: parsed.error.issues[0]?.path.join('.') ?? '' } };
  const { notification, signature } = parsed.data;
  const expected = Buffer.from(signReturn(notification, hmacKey));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return { ok: false, rejection: { type: 'WrongSignature' } };
  return { ok: true, notification };
}

/** Signs the fields in a fixed order. `hmacKey` is in hex. */
export function signReturn(notification: ReturnNotification, hmacKey: string): string {
  const { type, notificationId, orderId, returnNumber, occurredAt } = notification;
  const lines =
    type === 'return-inspected'
      ? notification.lines.map(({ line, quantity, outcome }) => [line, quantity, outcome])
      : [];
  const fields = [notificationId, type, orderId, returnNumber, occurredAt, lines];
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(JSON.stringify(fields), 'utf8').digest('base64');
}
