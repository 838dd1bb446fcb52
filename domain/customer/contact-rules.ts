import { patterns } from './patterns.js';
import { isWrittenAsPhone, phoneDigits } from './phone-digits.js';

const EMAIL = new RegExp(patterns.email, 'u');
const MOBILE_NUMBER = new RegExp(patterns.mobileNumber, 'u');
const POSTAL_CODE = new RegExp(patterns.postalCode, 'u');
const NAME = new RegExp(patterns.name, 'u');
const CITY = new RegExp(patterns.city, 'u');
/** The longest e-mail address that SMTP allows. */
export const LONGEST_EMAIL = 254;
export const LONGEST_ADDRESS = 100;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}

/** Whether the text is a mobile number. It may hold only digits and plus, as `phoneDigits` returns it (PRO-17). */
export function isMobileNumber(text: string): boolean {
  return MOBILE_NUMBER.test(text);
}

/** A mobile number as people write it. `phoneDigits` returns the number to store. */
export function isWrittenAsMobileNumber(text: string): boolean {
  return isWrittenAsPhone(text) && isMobileNumber(phoneDigits(text));
}

/** Line breaks and other control characters, and marks that turn the direction of the text after them. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

/** A street address or care-of. It stands on labels and in mails, so nothing in it may hide or move other text. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && /[\p{L}\p{N}]/u.test(text) && !HIDDEN.test(text);
}

export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}

export function isName(text: string): boolean {
  return NAME.test(text);
}

export function isCity(text: string): boolean {
  return text.length <= 60 && CITY.test(text);
}
