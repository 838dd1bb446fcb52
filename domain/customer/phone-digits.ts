/** The phone helper keeps only digits and plus (PRO-17), in forms, search and look-up. */
export function phoneDigits(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** Characters that people write in a number; any other is a typing error, which the helper must not hide. */
export function isWrittenAsPhone(text: string): boolean {
  return /^[+\d\s()./-]*$/.test(text);
}
