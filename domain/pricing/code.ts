const CODE = /^[A-Z0-9ÅÄÖ-]{3,30}$/;

/** Whether the text may be the code of a coupon or gift. Codes are written in capitals. */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** The code that a shopper means, who may write small letters and spaces around it. */
export function codeOf(written: string): string {
  return written.trim().toUpperCase();
}
