import { createHmac } from 'node:crypto';

import type { BankIdOrder } from './gateway.js';

/**
 * Returns the text of the animated QR code for a whole second since the start of the log-in request. BankID defines
 * this text. The app refuses an old text, so every second needs a new one.
 */
export function qrCodeText(
  { qrStartToken, qrStartSecret }: Pick<BankIdOrder, 'qrStartToken' | 'qrStartSecret'>,
  seconds: number,
): string {
  const time = String(Math.max(0, Math.floor(seconds)));
  const authCode = createHmac('sha256', qrStartSecret).update(time).digest('hex');
  return `bankid.${qrStartToken}.${time}.${authCode}`;
}
