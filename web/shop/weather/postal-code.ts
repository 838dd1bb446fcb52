/** The default: most visitors are there. */
export const STOCKHOLM = '11129';

/** "111 29" → "11129"; null for an invalid postcode. */
export function postalCodeOf(text: string | null): string | null {
  const digits = (text ?? '').slice(0, 20).replace(/[\s-]/g, '');
  return /^[1-9]\d{4}$/.test(digits) ? digits : null;
}
