/** The GS1 mod-10 check digit of these digits, for EANs and GLNs. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += Number(digits[index]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12]);
}

/** An EAN-13 of a Swedish company (GS1 prefix 73) that contains the article number. */
export function eanOf(varuId: string): string {
  const digits = `735012${varuId}`;
  return `${digits}${checkDigit(digits)}`;
}
