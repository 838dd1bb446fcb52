/** Where most of the shop's visitors are, until they say otherwise. */
export const STOCKHOLM = '11129';

/** "111 29" → "11129"; null for what is no postcode. */
export function postalCodeOf(text: string | null): string | null {
  const digits = (text ?? '').slice(0, 20).replace(/[\s-]/g, '');
  return /^[1-9]\d{4}$/.test(digits) ? digits : null;
}
