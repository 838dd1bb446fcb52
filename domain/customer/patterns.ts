/**
 * Regular expressions for personal data (PRO-01, PRO-02, PRO-13). Each matches a whole text with the flags u and v, so
 * that a browser's `pattern` accepts it unchanged. Server, forms and /api/regex/pattern share them.
 */
const PERSON_NUMBER = '(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])[\\-+]?\\d{4}';

export const patterns = {
  /** Five digits, the first 1–9, with an optional space after the third. */
  postalCode: '^[1-9]\\d{2} ?\\d{2}$',
  /** Twelve digits with a valid century, month and day. 61–91 are days of coordination numbers. */
  personNumber: `^${PERSON_NUMBER}$`,
  cardOrPersonNumber: `^(?:[89]\\d{9,18}|${PERSON_NUMBER})$`,
  /** Letters with one optional hyphen or space. */
  city: '^\\p{L}+(?:[ \\-]\\p{L}+)?$',
  /** A simple pattern, with a top-level domain of 2–4 letters. */
  email: '^[^\\s@"<>\\(\\),;:\\\\]+@[^\\s@"<>\\(\\),;:\\\\.]+(?:\\.[^\\s@"<>\\(\\),;:\\\\.]+)*\\.[A-Za-z]{2,4}$',
  name: "^\\p{L}[\\p{L},.' \\-]{0,99}$",
  /**
   * PRO-04: an international number with 10–15 digits, or a Swedish mobile number with ten digits. `phoneDigits`
   * returns this form (PRO-17).
   */
  mobileNumber: '^(?:\\+\\d{10,15}|07\\d{8})$',
  phone: '^\\+?\\d{7,15}$',
  pharmacistMessage: '^[\\p{L}\\p{N}\\p{P}\\p{Zs}+=\\n\\r]{1,500}$',
  campaignCode: '^[A-Z0-9ÅÄÖ\\-]{3,30}$',
} as const satisfies Readonly<Record<string, string>>;

export type PatternName = keyof typeof patterns;
