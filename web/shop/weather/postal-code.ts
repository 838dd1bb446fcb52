import { isPostalCode } from '../../../domain/customer/contact-rules.js';

/** The postcode used when the visitor gives none. Most visitors live in Stockholm. */
export const STOCKHOLM = '11129';

/** Reads a postcode: "111 29" becomes "11129". Null when it is invalid. */
export function postalCodeOf(text: string | null): string | null {
  const digits = (text ?? '').slice(0, 20).replace(/[\s-]/g, '');
  return isPostalCode(digits) ? digits : null;
}
