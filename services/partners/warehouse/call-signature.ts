import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-signature';

/** Signs a call to the warehouse. The signature covers the method, the path and the exact body. `hmacKey` is in hex. */
export function signCall(method: string, path: string, body: string, hmacKey: string): string {
  return createHmac('sha256', Buffer.from(hmacKey, 'hex'))
    .update(`${method} ${path}\n${body}`, 'utf8')
    .digest('base64');
}

export function isCallSignedBy(
  given: string | string[] | undefined,
  method: string,
  path: string,
  body: string,
  hmacKey: string,
): boolean {
  const expected = Buffer.from(signCall(method, path, body, hmacKey));
  const signature = Buffer.from(typeof given === 'string' ? given : '');
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}
