/** Writes a postcode in the Swedish way: "11129" becomes "111 29". Other texts stay unchanged. */
export function spaced(postalCode: string): string {
  return postalCode.replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2');
}
