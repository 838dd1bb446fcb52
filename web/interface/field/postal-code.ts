/** "11129" → "111 29", as it is written in Sweden; anything else as it is. */
export function spaced(postalCode: string): string {
  return postalCode.replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2');
}
