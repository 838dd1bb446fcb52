/** PRO-02: a simple pattern, top-level domain of 2–4 letters; 254 is the longest address SMTP carries. */
const EMAIL = /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\.]+(\.[^\s@"<>(),;:\\.]+)*\.[a-z]{2,4}$/i;
/** s1 §5: international with 10–15 digits, or a Swedish mobile of ten. */
const MOBILE_NUMBER = /^(\+\d{10,15}|07\d{8})$/;
/** Five digits, the first 1–9, with an optional space after the third (PRO-02). */
const POSTAL_CODE = /^[1-9]\d{2} ?\d{2}$/;
/** Letters plus , . ' - and space (PRO-02). */
const NAME = /^\p{L}[\p{L},.' -]{0,99}$/u;
/** Letters with one optional hyphen or space (PRO-02). */
const CITY = /^\p{L}+([ -]\p{L}+)?$/u;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** Expects digits and plus only, as the phone helper leaves them (PRO-17). */
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
