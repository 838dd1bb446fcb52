/** Adds the GS1 check digit to twelve digits (modulo 10, weights 3 and 1 from the right). */
export function withCheckDigit(twelve: string): string {
  const sum = [...twelve]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

export function isGln(text: string): boolean {
  return /^\d{13}$/.test(text) && withCheckDigit(text.slice(0, 12)) === text;
}
