import { createHash } from 'node:crypto';

/** The number that a customer gives with a payment: digits with a check digit at their end (Luhn's algorithm). */
export function ocrOf(noticeId: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(noticeId).digest('hex').slice(0, 12)}`)
    .toString()
    .padStart(10, '0')
    .slice(0, 10);
  return digits + String(checkDigit(digits));
}

function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
