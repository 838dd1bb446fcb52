import { z } from 'zod';
import { toNotification, type PaymentNotification } from './notification.js';
import { isSignedBy } from './signature.js';

/** Far more than Adyen sends in a reference or a name, and little enough to be kept and shown. */
const named = z.string().max(100);

const item = z.object({
  pspReference: named.min(1),
  // When there is no original reference, Adyen omits the field, or sends null or an empty text.
  originalReference: named.nullish().transform((value) => value ?? undefined),
  merchantReference: named,
  merchantAccountCode: named,
  amount: z.object({ value: z.int().min(0), currency: named }),
  eventCode: named,
  /** The signature does not cover this field, so the shop must not trust it. */
  eventDate: z.string().optional(),
  success: z.enum(['true', 'false']),
  paymentMethod: named.nullish(),
  reason: z.string().max(1_000).nullish(),
  additionalData: z.record(z.string(), z.unknown()).default({}),
});
export type NotificationItem = z.infer<typeof item>;

export const adyenWebhook = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: item })).min(1),
});

export type WebhookReading =
  | { readonly ok: true; readonly notifications: readonly PaymentNotification[] }
  | { readonly ok: false; readonly rejection: { readonly type: 'MalformedWebhook'; readonly field: string } }
  | { readonly ok: false; readonly rejection: { readonly type: 'WrongSignature' | 'ForeignMerchantAccount' } };

/**
 * Reads Adyen's standard webhook. One item with a wrong signature fails the whole delivery. Answer 401 to
 * WrongSignature and ForeignMerchantAccount, 400 to MalformedWebhook. Otherwise store the notifications and answer 200
 * with the text of `WEBHOOK_ACCEPTED`.
 */
export function readWebhook(
  body: unknown,
  trust: { readonly hmacKey: string; readonly merchantAccount: string },
): WebhookReading {
  const parsed = adyenWebhook.safeParse(body);
  if (!parsed.success)
    return { ok: false, rejection: { type: 'MalformedWebhook', field: parsed.error.issues[0]?.path.join('.') ?? '' } };
  const items = parsed.data.notificationItems.map((entry) => entry.NotificationRequestItem);
  if (!items.every((each) => isSignedBy(each, text(each.additionalData['hmacSignature']), trust.hmacKey)))
    return { ok: false, rejection: { type: 'WrongSignature' } };
  if (!items.every((each) => each.merchantAccountCode === trust.merchantAccount))
    return { ok: false, rejection: { type: 'ForeignMerchantAccount' } };
  return { ok: true, notifications: items.map(toNotification) };
}

export const WEBHOOK_ACCEPTED = '[accepted]';

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
