/** Keeps only digits and plus (PRO-17). Forms and search use it too, so that one number has one form. */
export function phoneDigits(text: string): string {
  return text.replace(/[^\d+]/g, '');
}

/** Whether the text has only characters that people use in phone numbers. Any other character is a typing error. */
export function isWrittenAsPhone(text: string): boolean {
  return /^[+\d\s()./-]*$/.test(text);
}
