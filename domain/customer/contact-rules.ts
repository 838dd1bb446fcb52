import { patterns } from './patterns.js';

const EMAIL = new RegExp(patterns.email, 'u');
const MOBILE_NUMBER = new RegExp(patterns.mobileNumber, 'u');
const POSTAL_CODE = new RegExp(patterns.postalCode, 'u');
const NAME = new RegExp(patterns.name, 'u');
const CITY = new RegExp(patterns.city, 'u');
/** The longest e-mail address that SMTP allows. */
const LONGEST_EMAIL = 254;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && EMAIL.test(text);
}

/** Whether the text is a mobile number. It may hold only digits and plus, as `phoneDigits` returns it (PRO-17). */
export function isMobileNumber(text: string): boolean {
  return MOBILE_NUMBER.test(text);
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
