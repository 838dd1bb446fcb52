/** A browser's error may contain personal data by accident: a typed address, a number in a path. */
const EMAIL = /[^\s@<>"'=&?/]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi;
/** Person numbers: ten or twelve digits, with "-" or "+" before the last four. */
const PERSON_NUMBER = /(?<!\d)(?:\d{2})?\d{6}(?:[-+]|%2B|\s)?\d{4}(?!\d)/gi;
/** The signature in a mail's link (services/foundation/platform/signed-claims.ts). */
const SIGNATURE = /([?&]sign=)[\w-]+/g;
/** Line breaks and control characters would let a client forge log lines. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

export function redacted(text: string): string {
  return text
    .replace(CONTROL, ' ')
    .replace(SIGNATURE, '$1[signatur]')
    .replace(EMAIL, '[e-post]')
    .replace(PERSON_NUMBER, '[personnummer]')
    .trim();
}
