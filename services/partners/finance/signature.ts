import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-finance-signature';

/** Signs a call: the method, the path and the exact body. `hmacKey` is in hex. */
export function signFinanceCall(method: string, path: string, body: string, hmacKey: string): string {
  return hmac(`${method}\n${path}\n${body}`, hmacKey);
}

/** Signs an event over its fields in their fixed order, so that the raw body is not needed. */
export function signFinanceEvent(fields: readonly (string | number | null)[], hmacKey: string): string {
  return hmac(JSON.stringify(fields), hmacKey);
}

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function hmac(text: string, hexKey: string): string {
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text, 'utf8').digest('base64');
}
