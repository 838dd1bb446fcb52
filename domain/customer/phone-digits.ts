/** The phone helper keeps only digits and plus (PRO-17): for forms, search and look-up alike. */
export function phoneDigits(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** How people write a number; anything else in it is a slip, which the helper must not hide. */
export function isWrittenAsPhone(text: string): boolean {
  return /^[+\d\s()./-]*$/.test(text);
}
