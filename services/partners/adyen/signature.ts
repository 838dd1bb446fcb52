import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedFields {
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly success: string;
}

/**
 * Joins the fields that Adyen signs by ":", without escaping. A missing original reference leaves two colons in a row.
 */
export function signedText(item: SignedFields): string {
  return [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
}

/** Signs a text. @param hexKey the key in hexadecimal, as Adyen's Customer Area shows it. */
export function sign(text: string, hexKey: string): string {
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text, 'utf8').digest('base64');
}

export function isSignedBy(item: SignedFields, signature: string | undefined, hexKey: string): boolean {
  const expected = Buffer.from(sign(signedText(item), hexKey), 'utf8');
  const given = Buffer.from(signature ?? '', 'utf8');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
